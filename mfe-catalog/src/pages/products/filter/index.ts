export {
  countPanelFilters,
  hasFilters,
  hrefOf,
  isPlain,
  NO_QUERY,
  readQuery,
  SORTS,
  writeQuery,
  type CatalogQuery,
  type Sort,
} from './catalog-query';
export { loadFilter } from './load-filter';
export type { PropertyFacet } from './property-facets';
export { useCatalogQuery, type ChangeQuery } from './use-catalog-query';
