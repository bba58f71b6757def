import { useAuth, useCart, useShop } from '@shop/shared/runtime';
import { useMemo } from 'react';
import { readLastOrder, type LastOrder } from '../../features/last-order';

/** Undefined until hydration: the server knows no browser's storage. The cart is read right after it and so tells when. */
export function useLastOrder(): LastOrder | null | undefined {
  const shop = useShop();
  const isHydrating = useCart((state) => state.isLoading);
  // A user's order is shown to that user only, so who it is has to be known.
  const isUserLoading = useAuth((state) => state.isUserLoading);
  const isWaiting = isHydrating || isUserLoading;
  return useMemo(() => (isWaiting ? undefined : readLastOrder(shop)), [isWaiting, shop]);
}
