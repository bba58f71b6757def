import { toKopecks, toRoubles } from '@shop/shared/format';
import type { Order } from './types';

interface Amounts {
  productCount: number;
  productPrice: number;
  discount: number;
}

/** The sum of one line with its discount, in roubles; computed in kopecks, as orders are. */
export function lineTotal({ productCount, productPrice, discount }: Amounts): number {
  return toRoubles(toKopecks(productPrice - discount) * productCount);
}

/** The names of the products of an order, by their ids. */
export function productNames({ products }: Pick<Order, 'products'>): ReadonlyMap<number, string> {
  const lines = products.flatMap((line) => [line, ...line.childProducts]);
  return new Map(lines.map(({ productId, productName }) => [productId, productName]));
}

/** The lines of an order, accessories after their product; without those that came back whole. */
export function keptLines({ products }: Pick<Order, 'products'>) {
  return products.flatMap((line) => [line, ...line.childProducts]).filter(({ productCount }) => productCount > 0);
}
