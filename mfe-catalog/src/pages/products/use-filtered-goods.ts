import { selectGoods, type Product } from '@shop/shared/runtime';
import { use, useDeferredValue, useMemo } from 'react';
import { searchFor, type Found } from '../../features/search';
import { isPlain, loadFilter, type CatalogQuery } from './filter';

export interface ShownGoods {
  /** The query that the list shows: that of a moment ago, while it is still being found. */
  query: CatalogQuery;
  /** All that can be shown. */
  goods: readonly Product[];
  /** What fits the query, in its order. */
  fitting: readonly Product[];
  /** What the search found; null where nothing is searched for. */
  found: Found | null;
}

/** What fits the query. Letters appear in the field at once; the list follows when there is time, and when the code is here. */
export function useFilteredGoods(products: readonly Product[], wanted: CatalogQuery): ShownGoods {
  const query = useDeferredValue(wanted);
  const text = query.text.trim();
  const search = text === '' ? null : use(searchFor(products));
  const filter = isPlain(query) ? null : use(loadFilter());
  const goods = useMemo(() => selectGoods(products), [products]);
  const found = useMemo(() => search && search.find(text), [search, text]);
  const fitting = useMemo(
    () => (filter ? filter.filterGoods(goods, query, found?.scores ?? null) : goods),
    [filter, goods, query, found],
  );
  return useMemo(() => ({ query, goods, fitting, found }), [query, goods, fitting, found]);
}
