export { CATALOG_PATH, PRODUCT_PAGES_PATH, productsPath, SELLER_PATH } from './catalog-paths';
export type { CatalogAnswer, CatalogInput } from './catalog-paths';
export { createCatalogReader } from './catalog-reader';
export type { CatalogReader } from './catalog-reader';
export { listOf } from './list-of';
export { LISTS_PATH } from './lists-path';
export { LIST_NAMES, type ListName, type ProductReviews } from './types';
export { CatalogDocument, ProductPagesDocument, PublicListsDocument, SellerDocument } from '../generated/graphql';
export type { SellerQuery } from '../generated/graphql';
