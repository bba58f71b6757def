import { toKopecks, toRoubles } from '@shop/shared/format';
import type { OrderChildProduct, SiteOrder } from '../../generated/resolvers-types';

/** The sum of a price over all products, in roubles. It is computed in kopecks, like all money. */
export function sumOf(products: OrderChildProduct[], price: (product: OrderChildProduct) => number): number {
  return toRoubles(products.reduce((total, product) => total + toKopecks(price(product)) * product.productCount, 0));
}

/** What an order costs, in roubles: goods with their discounts, and delivery. */
export function totalOf({ products, deliveryPrice }: Pick<SiteOrder, 'products' | 'deliveryPrice'>): number {
  const lines = products.flatMap((product) => [product, ...product.childProducts]);
  const goods = lines.reduce(
    (sum, { productPrice, discount, productCount }) =>
      sum + (toKopecks(productPrice) - toKopecks(discount)) * productCount,
    0,
  );
  return toRoubles(goods + toKopecks(deliveryPrice));
}
