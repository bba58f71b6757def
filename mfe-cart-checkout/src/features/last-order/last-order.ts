import { isOwn, ownerOf, type Keeper } from '@shop/shared/drafts';
import { isLastOrder } from './is-last-order';
import type { LastOrder } from './types';

export const LAST_ORDER_STORAGE_KEY = 'shop.lastOrder';

/** Longer than an invoice is valid; names and requisites are not kept for good. */
const LIFE_MS = 10 * 24 * 3_600_000;

/** The order placed last in this browser; an old one, and what was kept by another version or edited by hand, is dropped. */
export function readLastOrder({ storage, auth }: Keeper): LastOrder | null {
  const stored = storage.read(LAST_ORDER_STORAGE_KEY);
  if (!isLastOrder(stored) || Date.now() - Date.parse(stored.placedAt) >= LIFE_MS) {
    storage.remove(LAST_ORDER_STORAGE_KEY);
    return null;
  }
  // Kept all the same: the buyer who signs in again finds it.
  return 'ownerId' in stored && isOwn(stored.ownerId, auth.getState()) ? stored : null;
}

export function writeLastOrder(keeper: Keeper, order: LastOrder): void {
  keeper.storage.write(LAST_ORDER_STORAGE_KEY, { ...order, ownerId: ownerOf(keeper) });
}
