export { definePage } from './define-page';
export { loadAllParts } from './load-all-parts';
export { TextPage } from './text-page';
