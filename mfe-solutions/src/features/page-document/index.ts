export type { BlockSet } from './block-list';
export { definePage } from './define-page';
export { rootSchema, type PageDocument } from './page-document';
export { organization, webSite } from './page-json-ld';
