import type { Product } from '@shop/shared/runtime';
import { propertyKey, type CatalogQuery } from './catalog-query';
import { readPriceRange } from './price-range';

/** How well each product answers the search, by id. */
export type Scores = ReadonlyMap<number, number>;

export interface Condition {
  /** What the condition is about; counts of the same subject leave it out. */
  subject: string;
  fits: (product: Product) => boolean;
}

export const CATEGORY = 'category';

/** Values of one property are alternatives; different properties all have to fit. */
function propertyConditions(keys: readonly string[]): Condition[] {
  const subjects = new Set(keys.map((key) => key.slice(0, key.indexOf(':'))));
  return [...subjects].map((subject) => ({
    subject,
    fits: ({ properties }) =>
      properties.some(({ id, value }) => String(id) === subject && keys.includes(propertyKey(id, value))),
  }));
}

/** What the query asks of a product. @param scores what the search found; null where nothing is searched for */
export function conditionsOf(query: CatalogQuery, scores: Scores | null): Condition[] {
  const { from, to } = readPriceRange(query);
  const conditions: (Condition | false)[] = [
    scores !== null && { subject: 'text', fits: ({ id }) => scores.has(id) },
    query.category !== '' && { subject: CATEGORY, fits: ({ category }) => category === query.category },
    from !== null && { subject: 'price', fits: ({ price }) => price >= from },
    to !== null && { subject: 'price', fits: ({ price }) => price <= to },
    query.isInStock && { subject: 'stock', fits: ({ count }) => count > 0 },
    ...propertyConditions(query.properties),
  ];
  return conditions.filter((condition) => condition !== false);
}

export function whatFits(goods: readonly Product[], conditions: readonly Condition[]): readonly Product[] {
  return conditions.length === 0 ? goods : goods.filter((product) => conditions.every(({ fits }) => fits(product)));
}
