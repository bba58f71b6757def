export { definePage } from './define-page';
export { TextPage } from './text-page';
