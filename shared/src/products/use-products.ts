import { useShop, type Product } from '@shop/shared/runtime';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { productsOf } from './products-of';

/** The products with the asked ids. */
export interface ProductsView {
  /** Those products, and the ones with such accessories, ascending by sort. */
  items: readonly Product[];
  /** All products that are known, by their own ids. */
  byId: ReadonlyMap<number, Product>;
  /** Whether the API has answered for each id. An id that is not in `byId` then has no product. */
  isComplete: boolean;
  isLoading: boolean;
  /** True when the last load of an id failed; what was loaded before is kept. */
  hasFailed: boolean;
}

function isOneOf(ids: ReadonlySet<number>, { id, childProducts }: Product): boolean {
  return ids.has(id) || childProducts.some((child) => ids.has(child.id));
}

/**
 * The products with these ids, or with accessories that have them, loaded after mount. Until then,
 * and on the server, `isLoading` is true.
 */
export function useProducts(wanted: readonly number[]): ProductsView {
  const products = productsOf(useShop());
  const key = [...new Set(wanted)].join();
  const ids = useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key]);
  useEffect(() => void products.load(ids), [products, ids]);
  const { byId, asked } = useStore(products.store);
  const items = useMemo(() => {
    const named = new Set(ids);
    return [...byId.values()].filter((product) => isOneOf(named, product)).toSorted((a, b) => a.sort - b.sort);
  }, [byId, ids]);
  const states = ids.map((id) => asked.get(id));
  return {
    items,
    byId,
    isComplete: states.every((state) => state?.isAnswered),
    isLoading: states.some((state) => !state || state.isLoading),
    hasFailed: states.some((state) => state?.hasFailed),
  };
}
