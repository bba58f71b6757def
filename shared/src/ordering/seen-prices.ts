import type { CurrentCost } from '@shop/shared/runtime';

/** What the page shows of an order when it is sent, in roubles. */
export interface SeenPrices {
  /** Goods, services and delivery. */
  total: number;
  /** The price of a piece, before any discount. */
  lines: readonly { productId: number; name: string; price: number }[];
}

/** A product whose price is not the one that the page showed, in roubles. */
export interface PriceChange {
  productId: number;
  name: string;
  was: number;
  now: number;
}

/**
 * The products whose prices have changed since the page showed them. None when the order is dearer
 * for another reason: the delivery, or a discount that has ended.
 */
export function findChanges(seen: SeenPrices | null, prices: CurrentCost['prices']): PriceChange[] {
  const byId = new Map(seen?.lines.map((line) => [line.productId, line]));
  return prices.flatMap(({ productId, price: now }) => {
    const line = byId.get(productId);
    return line && line.price !== now ? [{ productId, name: line.name, was: line.price, now }] : [];
  });
}
