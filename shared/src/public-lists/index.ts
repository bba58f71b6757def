export { CATALOG_PATH, catalogPath, productsPath } from './catalog-paths';
export type { CatalogAnswer, CatalogInput, ProductsFilter } from './catalog-paths';
export { listOf } from './list-of';
export { fetchList } from './fetch-list';
export { LISTS_PATH } from './lists-path';
export { LIST_NAMES, type ListName } from './types';
export { CatalogDocument, PublicListsDocument } from '../generated/graphql';
