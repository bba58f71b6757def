import type { Product } from '@shop/shared/runtime';
import type { CatalogQuery } from './catalog-query';
import { CATEGORY, conditionsOf, whatFits, type Scores } from './conditions';
import type { PropertyFacet } from './property-facets';

export interface ChoiceCounts {
  /** How many fit all conditions but the category. */
  allCategories: number;
  /** How many of them each category has. */
  byCategory: ReadonlyMap<string, number>;
  /** How many fit the other conditions, by key of a property's value. */
  byProperty: ReadonlyMap<string, number>;
}

function countByCategory(products: readonly Product[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of products) counts.set(category ?? '', (counts.get(category ?? '') ?? 0) + 1);
  return counts;
}

/**
 * What one more choice of a category or of a property's value would leave.
 * @param scores what the search found, by id; null where nothing is searched for
 */
export function countChoices(
  goods: readonly Product[],
  facets: readonly PropertyFacet[],
  query: CatalogQuery,
  scores: Scores | null,
): ChoiceCounts {
  const conditions = conditionsOf(query, scores);
  const others = (subject: string) => conditions.filter((condition) => condition.subject !== subject);
  const ofAllCategories = whatFits(goods, others(CATEGORY));
  const byProperty = facets.flatMap(({ id, options }) => {
    const asked = others(String(id));
    return options.map(({ key, products }) => [key, whatFits(products, asked).length] as const);
  });
  return {
    allCategories: ofAllCategories.length,
    byCategory: countByCategory(ofAllCategories),
    byProperty: new Map(byProperty),
  };
}
