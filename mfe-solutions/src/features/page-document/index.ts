export { defineInnerPage, definePage } from './define-page';
