import { toKopecks, toRoubles } from '@shop/shared/format';
import type { ReturnLine } from '../../generated/graphql';
import { keptLines, lineTotal, type Order } from '../../order';
import { OTHER_REASON } from '../../words';

/** Why goods come back. */
export const RETURN_REASONS = ['Не\u00A0подошёл', 'Брак', 'Не\u00A0забрали', OTHER_REASON] as const;

/** What of one line comes back. */
export interface ReturnedCounts {
  count: number;
  /** Can be sold again. */
  toShelf: number;
}

/** By the line's id; a line without an entry stays with the buyer. */
export type ReturnCounts = Readonly<Record<number, ReturnedCounts>>;

/** Another count of what came back. All of it goes to the shelf, unless a part was set aside. */
export function withCount(counts: ReturnCounts, lineId: number, count: number): ReturnCounts {
  const before = counts[lineId] ?? { count: 0, toShelf: 0 };
  const isAllFit = before.toShelf === before.count;
  return { ...counts, [lineId]: { count, toShelf: isAllFit ? count : Math.min(before.toShelf, count) } };
}

export function withShelf(counts: ReturnCounts, lineId: number, toShelf: number): ReturnCounts {
  return { ...counts, [lineId]: { count: counts[lineId]?.count ?? 0, toShelf } };
}

/** What the API is told. */
export function returnLines(counts: ReturnCounts): ReturnLine[] {
  return Object.entries(counts)
    .filter(([, { count }]) => count > 0)
    .map(([lineId, { count, toShelf }]) => ({ lineId: Number(lineId), count, toShelf }));
}

/** What of the sum comes off, in roubles. */
export function returnedSum(order: Pick<Order, 'products'>, counts: ReturnCounts): number {
  const sums = keptLines(order).map((line) =>
    toKopecks(lineTotal({ ...line, productCount: counts[line.id]?.count ?? 0 })),
  );
  return toRoubles(sums.reduce((sum, kopecks) => sum + kopecks, 0));
}
