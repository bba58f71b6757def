import type { Product } from '@shop/shared/runtime';
import type { CatalogQuery } from './catalog-query';
import { conditionsOf, whatFits, type Scores } from './conditions';

type Order = (a: Product, b: Product) => number;

/** Made when it is asked for: the rules of a language take a slow phone a while to load. */
function byName(): Order {
  const { compare } = new Intl.Collator('ru', { numeric: true });
  return (a, b) => compare(a.name, b.name);
}

function orderOf({ sort }: CatalogQuery, scores: Scores | null): Order | null {
  if (sort === 'cheap') return (a, b) => a.price - b.price;
  if (sort === 'dear') return (a, b) => b.price - a.price;
  if (sort === 'name') return byName();
  return scores && ((a, b) => (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0));
}

/**
 * Goods that fit the query, in the order asked for.
 * @param scores what the search found, by id; null where nothing is searched for
 */
export function filterGoods(goods: readonly Product[], query: CatalogQuery, scores: Scores | null): readonly Product[] {
  const fitting = whatFits(goods, conditionsOf(query, scores));
  const order = orderOf(query, scores);
  return order ? fitting.toSorted(order) : fitting;
}
