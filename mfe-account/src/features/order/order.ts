import { toKopecks, toRoubles } from '@shop/shared/format';
import { useMemo } from 'react';
import { useProducts } from '@shop/shared/products';
import type { ChildProduct } from '@shop/shared/runtime';
import type { BadgeTone } from '@shop/shared/ui';
import type { OrderLinesFragment, OrderStatus } from '../../generated/graphql';

/** A product of an order, with its accessories. */
export type OrderedProduct = OrderLinesFragment['products'][number];

/** A row of an order: a product or an accessory. */
export type OrderedLine = OrderedProduct['childProducts'][number];

export const STATUS_TONES: Record<OrderStatus, BadgeTone> = {
  new: 'warning',
  confirmed: 'green',
  assembled: 'green',
  shipped: 'green',
  delivered: 'neutral',
  cancelled: 'danger',
};

type Amounts = Pick<OrderedLine, 'productCount' | 'productPrice' | 'discount'>;

interface Priced {
  deliveryPrice: number;
  products: readonly (Amounts & { childProducts: readonly Amounts[] })[];
}

// Sums are in kopecks: fractions of roubles do not add up exactly.
function kopecksOf({ productCount, productPrice, discount }: Amounts): number {
  return toKopecks(productPrice - discount) * productCount;
}

/** The sum of one row with its discount, in roubles. */
export function lineTotal(line: Amounts): number {
  return toRoubles(kopecksOf(line));
}

/** The sum the buyer pays, in roubles: goods with accessories, and delivery. */
export function orderTotal({ products, deliveryPrice }: Priced): number {
  const lines = products.flatMap((product) => [product, ...product.childProducts]);
  return toRoubles(lines.reduce((total, line) => total + kopecksOf(line), toKopecks(deliveryPrice)));
}

export type Catalogue = ReadonlyMap<number, ChildProduct>;

/** The ids of the products, without those of their accessories. */
export function idsOf(products: readonly Pick<OrderedProduct, 'productId'>[]): number[] {
  return products.map(({ productId }) => productId);
}

/**
 * The ordered products and their accessories by id. An order keeps its own names and prices;
 * pictures and links come from today's catalogue.
 */
export function useCatalogue(ordered: readonly Pick<OrderedProduct, 'productId'>[]): Catalogue {
  const { items } = useProducts(idsOf(ordered));
  return useMemo(() => {
    const accessories = items.flatMap(({ childProducts }) => childProducts);
    return new Map([...accessories, ...items].map((product) => [product.id, product]));
  }, [items]);
}
