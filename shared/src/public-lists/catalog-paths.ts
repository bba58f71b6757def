import type { CatalogQuery, CatalogQueryVariables, PublicListsQueryVariables } from '../generated/graphql';
import { LISTS_PATH } from './lists-path';

/** Which goods to find, as the API understands it (`SiteCatalogInput`). */
export type CatalogInput = CatalogQueryVariables['input'];

/** One page of the goods found, and what each further choice would leave. */
export type CatalogAnswer = CatalogQuery['siteCatalog'];

/** Which products to list (`SiteProductsFilter`). */
export type ProductsFilter = NonNullable<PublicListsQueryVariables['filter']>;

/** Where the API finds goods. HTTP caches keep an answer by its version, like a list. */
export const CATALOG_PATH = '/api/catalog';

export function catalogPath(input: CatalogInput): string {
  return `${CATALOG_PATH}?${new URLSearchParams({ input: JSON.stringify(input) }).toString()}`;
}

/** The address of a part of the list of products. */
export function productsPath(filter: ProductsFilter): string {
  return `${LISTS_PATH}products?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

/** Where the API says who sells. */
export const SELLER_PATH = '/api/seller';

/** Where the API lists the addresses of all goods and categories, for sitemap.xml. */
export const PRODUCT_PAGES_PATH = '/api/product-pages';
