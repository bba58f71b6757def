export { defineInnerPage } from './define-inner-page';
export { definePage } from './define-page';
