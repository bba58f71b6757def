import type { OrderedLine } from './types';

type Amounts = Pick<OrderedLine, 'productCount' | 'productPrice' | 'discount'>;

interface Priced {
  deliveryPrice: number;
  products: readonly (Amounts & { childProducts: readonly Amounts[] })[];
}

// Counted in kopecks: roubles with fractions do not add up exactly.
function kopecksOf({ productCount, productPrice, discount }: Amounts): number {
  return Math.round((productPrice - discount) * 100) * productCount;
}

/** What one row comes to with its discount, in roubles. */
export function lineTotal(line: Amounts): number {
  return kopecksOf(line) / 100;
}

/** What the buyer pays, in roubles: goods with their accessories, and the delivery. */
export function orderTotal({ products, deliveryPrice }: Priced): number {
  const lines = products.flatMap((product) => [product, ...product.childProducts]);
  return lines.reduce((total, line) => total + kopecksOf(line), Math.round(deliveryPrice * 100)) / 100;
}
