import { useShop } from '@shop/shared/runtime';
import { useEffect } from 'react';
import { recordVisit } from './recent-list';

/** Remembers in this browser that the visitor has looked at a product. */
export function useRecordVisit(productId: number): void {
  const { storage } = useShop();
  useEffect(() => recordVisit(storage, productId), [storage, productId]);
}
