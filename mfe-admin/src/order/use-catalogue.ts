import { useMemo } from 'react';
import { useProducts } from '@shop/shared/products';
import type { Product } from '@shop/shared/runtime';
import type { Order } from './types';

export type Catalogue = ReadonlyMap<number, Product | Product['childProducts'][number]>;

/** What is ordered, as the catalogue has it today: products and accessories by their ids. */
export function useCatalogue(orders: readonly Pick<Order, 'products'>[]): Catalogue {
  const { items } = useProducts(orders.flatMap(({ products }) => products.map(({ productId }) => productId)));
  return useMemo(
    () => new Map([...items.flatMap(({ childProducts }) => childProducts), ...items].map((item) => [item.id, item])),
    [items],
  );
}
