import { selectGoods, type Product } from '@shop/shared/runtime';
import type { Search } from './create-search';

const known = new WeakMap<readonly Product[], Promise<Search>>();

/** A chunk that did not come leaves a search by name as it is written: worse, but the list goes on working. */
function plainSearch(goods: readonly Product[]): Search {
  return {
    find(text) {
      const found = goods.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
      return { scores: new Map(found.map(({ id }) => [id, 1])), corrected: null };
    },
  };
}

/** The search over the goods of a list, one for each list; its code is loaded with the first. */
export function searchFor(products: readonly Product[]): Promise<Search> {
  const ready = known.get(products);
  if (ready) return ready;
  const goods = selectGoods(products);
  const search = import(/* webpackChunkName: "refine" */ './create-search').then(
    ({ createSearch }) => createSearch(goods),
    () => plainSearch(goods),
  );
  known.set(products, search);
  return search;
}
