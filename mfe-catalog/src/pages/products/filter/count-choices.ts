import type { Product } from '@shop/shared/runtime';
import type { CatalogQuery } from './catalog-query';
import { CATEGORY, conditionsOf, whatFits, type Scores } from './conditions';
import type { PropertyFacet } from './property-facets';

const othersThan = (subject: string, query: CatalogQuery, scores: Scores | null) =>
  conditionsOf(query, scores).filter((condition) => condition.subject !== subject);

export interface CategoryCounts {
  all: number;
  byCategory: ReadonlyMap<string, number>;
}

/**
 * How many goods each category has that fit all other conditions.
 * @param scores what the search found, by id; null where nothing is searched for
 */
export function countCategories(goods: readonly Product[], query: CatalogQuery, scores: Scores | null): CategoryCounts {
  const fitting = whatFits(goods, othersThan(CATEGORY, query, scores));
  const byCategory = new Map<string, number>();
  for (const { category } of fitting) byCategory.set(category ?? '', (byCategory.get(category ?? '') ?? 0) + 1);
  return { all: fitting.length, byCategory };
}

/**
 * What one more value of a property would leave, by its key.
 * @param scores what the search found, by id; null where nothing is searched for
 */
export function countValues(
  facets: readonly PropertyFacet[],
  query: CatalogQuery,
  scores: Scores | null,
): ReadonlyMap<string, number> {
  const counts = facets.flatMap(({ id, options }) => {
    const asked = othersThan(String(id), query, scores);
    return options.map(({ key, products }) => [key, whatFits(products, asked).length] as const);
  });
  return new Map(counts);
}
