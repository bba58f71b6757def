export { browseCatalog, PAGE_SIZE, type CatalogPage } from './browse-catalog';
export { createCatalog, type Catalog } from './catalog';
export { coversValue, readPropertyValue } from './property-values';
export type { CatalogProduct } from './types';
