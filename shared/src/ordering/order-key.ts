import type { ShopStorage } from '../runtime/shop/storage';

const storageKey = (slot: string) => `${slot}.sent`;

// Two 32-bit hashes together: with one, two orders of a busy shop might collide.
const MULTIPLIERS = [2_654_435_761, 1_597_334_677] as const;

/** Identifies a text without storing it: no personal data in the storage. */
function fingerprint(text: string): string {
  return MULTIPLIERS.map((multiplier) => {
    let hash: number = multiplier;
    for (const char of text) {
      hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), multiplier);
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  }).join('');
}

// `randomUUID` exists on secure pages only, and a shop is sometimes tried out over http.
function createUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40; // version 4
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80; // variant of RFC 9562
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function sentBefore(storage: ShopStorage, slot: string): { key: string; content: string } | null {
  const stored = storage.read(storageKey(slot));
  if (typeof stored !== 'object' || stored === null || !('key' in stored) || !('content' in stored)) return null;
  const { key, content } = stored;
  return typeof key === 'string' && key !== '' && typeof content === 'string' ? { key, content } : null;
}

/**
 * The idempotency key of an order. The same order, sent again by another press, after a reload or
 * from another tab, has the same key, so the API places it once. Another order has another key.
 */
export function keyOf(storage: ShopStorage, slot: string, order: object): string {
  const content = fingerprint(JSON.stringify(order));
  const sent = sentBefore(storage, slot);
  if (sent?.content === content) return sent.key;
  const key = createUuid();
  storage.write(storageKey(slot), { key, content });
  return key;
}

/**
 * Deletes the key once the API has answered: the next order is a new one, even with the same
 * content.
 */
export function forgetKey(storage: ShopStorage, slot: string): void {
  storage.remove(storageKey(slot));
}
