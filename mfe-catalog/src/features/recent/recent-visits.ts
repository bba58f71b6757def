import { useShop, type ShopStorage } from '@shop/shared/runtime';
import { useEffect } from 'react';

const STORAGE_KEY = 'shop.recent';
const MAX_RECENT = 12;

/** The ids of the viewed products, latest first; empty when the storage is unreadable. */
export function readRecent(storage: ShopStorage): number[] {
  const stored = storage.read(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)).slice(0, MAX_RECENT) : [];
}

export function recordVisit(storage: ShopStorage, productId: number): void {
  const others = readRecent(storage).filter((id) => id !== productId);
  storage.write(STORAGE_KEY, [productId, ...others].slice(0, MAX_RECENT));
}

/** Records in this browser that the visitor has viewed a product. */
export function useRecordVisit(productId: number): void {
  const { storage } = useShop();
  useEffect(() => recordVisit(storage, productId), [storage, productId]);
}
