import { useCart, useShop } from '@shop/shared/runtime';
import { useMemo } from 'react';
import { readLastOrder, type LastOrder } from '../../features/last-order';

/** Undefined until hydration: the server knows no browser's storage. The cart is read right after it and so tells when. */
export function useLastOrder(): LastOrder | null | undefined {
  const { storage } = useShop();
  const isHydrating = useCart((state) => state.isLoading);
  return useMemo(() => (isHydrating ? undefined : readLastOrder(storage)), [isHydrating, storage]);
}
