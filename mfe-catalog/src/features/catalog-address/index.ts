import type { Need } from '@shop/shared/devices';

/** The sort order; the shop's own by default. */
export const SORTS = ['sort', 'cheap', 'dear', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** The visitor's query. It is in the address, so that a link shares it. */
export interface CatalogQuery {
  text: string;
  /** The slug of a category, which is in the path; empty for all. */
  category: string;
  /** Prices as typed: text that is not a number is reported and filters nothing. */
  from: string;
  to: string;
  isInStock: boolean;
  /** What the goods are needed for: all of it. */
  needs: readonly Need[];
  /** Chosen values of properties, as `propertyKey` writes them. */
  properties: readonly string[];
  sort: Sort;
  /** The first page is 1. */
  page: number;
}

/** What each part of the query is called in the address. The route declares all of them. */
export const CATALOG_NAMES: Readonly<Record<keyof CatalogQuery, string>> = {
  text: 'q',
  category: 'category',
  from: 'from',
  to: 'to',
  isInStock: 'stock',
  needs: 'need',
  properties: 'property',
  sort: 'sort',
  page: 'page',
};
