import type { ShopStorage } from '../runtime/shop/storage';
import { fingerprint } from './fingerprint';
import { createUuid } from './uuid';

const storageKey = (slot: string) => `${slot}.sent`;

function sentBefore(storage: ShopStorage, slot: string): { key: string; content: string } | null {
  const stored = storage.read(storageKey(slot));
  if (typeof stored !== 'object' || stored === null || !('key' in stored) || !('content' in stored)) return null;
  const { key, content } = stored;
  return typeof key === 'string' && key !== '' && typeof content === 'string' ? { key, content } : null;
}

/**
 * The key to send an order under. The same order sent again, by another press, after a reload or from another tab,
 * has the same key, so that the API places it once; another order has another key.
 */
export function keyOf(storage: ShopStorage, slot: string, order: object): string {
  // Who ordered what is not kept, only whether it is the same.
  const content = fingerprint(JSON.stringify(order));
  const sent = sentBefore(storage, slot);
  if (sent?.content === content) return sent.key;
  const key = createUuid();
  storage.write(storageKey(slot), { key, content });
  return key;
}

/** The API has said yes or no: the next order is a new one, even if it is the same. */
export function forgetKey(storage: ShopStorage, slot: string): void {
  storage.remove(storageKey(slot));
}
