import type { OrdersQuery } from '../../generated/graphql';

export type Order = OrdersQuery['siteOrders'][number];

type Line = Pick<Order['products'][number], 'productCount' | 'productPrice' | 'discount'>;

// Counted in kopecks: roubles with fractions do not add up exactly.
function kopecksOf({ productCount, productPrice, discount }: Line): number {
  return Math.round((productPrice - discount) * 100) * productCount;
}

/** What the buyer pays, in roubles: goods with their accessories, and the delivery. */
export function orderTotal({ products, deliveryPrice }: Pick<Order, 'products' | 'deliveryPrice'>): number {
  const lines = products.flatMap((product) => [product, ...product.childProducts]);
  return lines.reduce((total, line) => total + kopecksOf(line), Math.round(deliveryPrice * 100)) / 100;
}
