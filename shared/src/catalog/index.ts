export { browseCatalog } from './browse-catalog';
export { createCatalog, type Catalog } from './catalog';
