import { readCount } from '@shop/shared/format';
import type { ShelfFieldsFragment, StockCount } from '../../generated/graphql';

/** A thing on the shelf. */
export type Thing = ShelfFieldsFragment;

/** A count that is not saved. */
export interface Count {
  id: number;
  name: string;
  /** How many there were, as it was shown when the count was typed. */
  seen: number;
  typed: string;
  /** How many there are now, where that is another number. */
  now: number | null;
}

/** Counts by the ids of their things. */
export type CountDraft = Readonly<Record<number, Count>>;

/** As Russian counts them. */
export const THINGS = ['позиция', 'позиции', 'позиций'] as const;

const MOST_PIECES = 1_000_000;

export const countsOf = (draft: CountDraft): Count[] => Object.values(draft);

export function withoutThings(draft: CountDraft, ids: readonly number[]): CountDraft {
  return Object.fromEntries(Object.entries(draft).filter(([id]) => !ids.includes(Number(id))));
}

/** Types a count; an empty one is none. */
export function typeCount(draft: CountDraft, { id, name, onHand }: Thing, typed: string): CountDraft {
  if (typed.trim() === '') return withoutThings(draft, [id]);
  const { seen, now } = draft[id] ?? { seen: onHand, now: null };
  return { ...draft, [id]: { id, name, seen, typed, now } };
}

/** Compares counts with what lies on the shelf now. */
export function meetShelf(draft: CountDraft, things: readonly Thing[]): CountDraft {
  return things.reduce<CountDraft>((met, { id, onHand }) => {
    const count = met[id];
    if (!count || onHand === (count.now ?? count.seen)) return met;
    return { ...met, [id]: { ...count, now: onHand === count.seen ? null : onHand } };
  }, draft);
}

/** What was typed since a draft was sent: it counts from what lies on the shelf now. */
export function typedSince(sent: CountDraft, draft: CountDraft, saved: readonly Thing[]): CountDraft {
  return saved.reduce<CountDraft>((left, { id, onHand }) => {
    const count = left[id];
    if (!count || count.typed === sent[id]?.typed) return withoutThings(left, [id]);
    return { ...left, [id]: { ...count, seen: onHand, now: null } };
  }, draft);
}

/** The count is right, although there were more or fewer meanwhile. */
export function insist(draft: CountDraft, id: number): CountDraft {
  const count = draft[id];
  return count?.now === null || !count ? draft : { ...draft, [id]: { ...count, seen: count.now, now: null } };
}

/** Null for what is no count. */
export function piecesOf({ typed }: Pick<Count, 'typed'>): number | null {
  const pieces = readCount(typed);
  return pieces !== null && pieces <= MOST_PIECES ? pieces : null;
}

/** What the API is asked to set; null while a count is faulty, or was overtaken. */
export function stockCountsOf(draft: CountDraft): StockCount[] | null {
  const counts = countsOf(draft).flatMap((count) => {
    const counted = piecesOf(count);
    return counted === null || count.now !== null ? [] : [{ stockItemId: count.id, counted, seen: count.seen }];
  });
  return counts.length > 0 && counts.length === countsOf(draft).length ? counts : null;
}
