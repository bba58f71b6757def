export type { Found } from './create-search';
export { prepareWhenIdle } from './prepare-when-idle';
export { searchFor } from './search-for';
