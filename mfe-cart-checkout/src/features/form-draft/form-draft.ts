import type { ShopStorage } from '@shop/shared/runtime';

/** Names, phones and requisites are kept for a visit that breaks off, not for good. */
export const DRAFT_LIFE_MS = 24 * 3_600_000;

function isAlive(savedAtMs: unknown): boolean {
  // A clock that was set back must not keep a draft for ever.
  return typeof savedAtMs === 'number' && Math.abs(Date.now() - savedAtMs) < DRAFT_LIFE_MS;
}

function readValues<Values extends object>(stored: unknown, empty: Values): Values {
  if (typeof stored !== 'object' || stored === null) return empty;
  const kinds = new Map(Object.entries(empty).map(([name, value]) => [name, typeof value]));
  const known = Object.entries(stored).filter(([name, value]) => kinds.get(name) === typeof value);
  return { ...empty, ...Object.fromEntries(known) };
}

/** What was typed into a form before, in this tab or another; garbage is dropped field by field, an old draft as a whole. */
export function readDraft<Values extends object>(storage: ShopStorage, key: string, empty: Values): Values | null {
  const stored = storage.read(key);
  if (stored === null) return null;
  if (typeof stored === 'object' && 'savedAtMs' in stored && isAlive(stored.savedAtMs)) {
    return readValues('values' in stored ? stored.values : null, empty);
  }
  storage.remove(key);
  return null;
}

export function saveDraft(storage: ShopStorage, key: string, values: object): void {
  storage.write(key, { savedAtMs: Date.now(), values });
}

export function clearDraft(storage: ShopStorage, key: string): void {
  storage.remove(key);
}
