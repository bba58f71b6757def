import type { ShopStorage } from '@shop/shared/runtime';

const STORAGE_KEY = 'shop.recent';
const MAX_KEPT = 12;

/** Ids of the products looked at, latest first. What is unreadable counts as none. */
export function readRecent(storage: ShopStorage): number[] {
  const kept = storage.read(STORAGE_KEY);
  return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)).slice(0, MAX_KEPT) : [];
}

export function recordVisit(storage: ShopStorage, productId: number): void {
  const others = readRecent(storage).filter((id) => id !== productId);
  storage.write(STORAGE_KEY, [productId, ...others].slice(0, MAX_KEPT));
}
