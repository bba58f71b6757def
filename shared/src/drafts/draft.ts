import { isOwn, ownerOf, type Keeper } from './owner';

/** Names, phones and requisites are kept for a visit that breaks off, not for good. */
export const DRAFT_LIFE_MS = 24 * 3_600_000;

interface Draft {
  savedAtMs: number;
  /** The user who typed it; null for a guest. */
  ownerId: number | null;
  values: object;
}

function isDraft(stored: unknown): stored is Record<keyof Draft, unknown> {
  return (
    typeof stored === 'object' && stored !== null && 'savedAtMs' in stored && 'ownerId' in stored && 'values' in stored
  );
}

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

/** What was typed into a form before, in this tab or another; garbage is dropped field by field, an old one, and another user's, as a whole. */
export function readDraft<Values extends object>(keeper: Keeper, key: string, empty: Values): Values | null {
  const stored = keeper.storage.read(key);
  if (stored === null) return null;
  if (isDraft(stored) && isAlive(stored.savedAtMs) && isOwn(stored.ownerId, keeper.auth.getState())) {
    return readValues(stored.values, empty);
  }
  keeper.storage.remove(key);
  return null;
}

/** Keeps what was typed for whoever is signed in now, or for the guest. */
export function saveDraft(keeper: Keeper, key: string, values: object): void {
  const draft: Draft = { savedAtMs: Date.now(), ownerId: ownerOf(keeper), values };
  keeper.storage.write(key, draft);
}

/** Forgets it: it was sent. */
export function clearDraft({ storage }: Keeper, key: string): void {
  storage.remove(key);
}
