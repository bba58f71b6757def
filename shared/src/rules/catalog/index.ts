export { browseCatalog } from './browse-catalog';
export { createCatalog, type Catalog } from './catalog';
export { createListReader } from './list-reader';
export { isSpare } from './types';
