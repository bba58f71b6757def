import { isOwn, ownerOf, type DraftContext } from './owner';

/** Personal data survives an interrupted visit, but is not stored for good. */
const DRAFT_LIFE_MS = 24 * 3_600_000;

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
  // A clock that was set back must not keep a draft forever.
  return typeof savedAtMs === 'number' && Math.abs(Date.now() - savedAtMs) < DRAFT_LIFE_MS;
}

function readValues<Values extends object>(stored: unknown, empty: Values): Values {
  if (typeof stored !== 'object' || stored === null) return empty;
  const kinds = new Map(Object.entries(empty).map(([name, value]) => [name, typeof value]));
  const known = Object.entries(stored).filter(([name, value]) => kinds.get(name) === typeof value);
  return { ...empty, ...Object.fromEntries(known) };
}

/**
 * What was typed into a form earlier, in this tab or another. Invalid fields are dropped one by
 * one. An expired draft, or another user's, is dropped as a whole.
 */
export function readDraft<Values extends object>(context: DraftContext, key: string, empty: Values): Values | null {
  const stored = context.storage.read(key);
  if (stored === null) return null;
  if (isDraft(stored) && isAlive(stored.savedAtMs) && isOwn(stored.ownerId, context.auth.getState())) {
    return readValues(stored.values, empty);
  }
  context.storage.remove(key);
  return null;
}

/** Stores what was typed, for the current user or guest. */
export function saveDraft(context: DraftContext, key: string, values: object): void {
  const draft: Draft = { savedAtMs: Date.now(), ownerId: ownerOf(context), values };
  context.storage.write(key, draft);
}

/** Deletes the draft of a form that was sent. */
export function clearDraft({ storage }: DraftContext, key: string): void {
  storage.remove(key);
}
