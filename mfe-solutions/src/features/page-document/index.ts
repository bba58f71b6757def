export { defineInnerPage } from './define-inner-page';
export { definePage } from './define-page';
export { rootSchema, type PageDocument } from './page-document';
