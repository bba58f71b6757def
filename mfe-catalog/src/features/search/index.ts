export type { Found } from './create-search';
export { searchFor } from './search-for';
