import { toKopecks, toRoubles } from '../format/money';

/** The highest price that can be typed. */
export const MOST_PRICE_ROUBLES = 10_000_000;

/** How many goods, or things on the shelf, one save may have. It saves all or none. */
export const MOST_SAVED_GOODS = 500;

/** Whether it is a price in roubles, with whole kopecks, and no higher than the highest. */
export function isPrice(roubles: number): boolean {
  return roubles >= 0 && roubles <= MOST_PRICE_ROUBLES && toRoubles(toKopecks(roubles)) === roubles;
}

/**
 * Whether a new price is confirmed by typing it again: it falls or rises by more than half, or is 0
 * (specification of the administration, Goods).
 * @param was in roubles, as is `now`
 */
export function isPriceJump(was: number, now: number): boolean {
  const [before, after] = [toKopecks(was), toKopecks(now)];
  return before !== after && (after === 0 || Math.abs(after - before) * 2 > before);
}
