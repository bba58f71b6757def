export { defineInnerPage } from './define-inner-page';
export { definePage } from './define-page';
export { pageDocumentSchema, type PageDocument } from './page-document';
