import { useMemo } from 'react';
import { useList, type ChildProduct } from '@shop/shared/runtime';

export type Catalogue = ReadonlyMap<number, ChildProduct>;

/** Products and accessories by id. An order keeps names and prices; pictures and pages are today's. */
export function useCatalogue(): Catalogue {
  const { items } = useList('products');
  return useMemo(() => {
    const accessories = items.flatMap(({ childProducts }) => childProducts);
    return new Map([...accessories, ...items].map((product) => [product.id, product]));
  }, [items]);
}
