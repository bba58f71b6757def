export { PAGE_TEMPLATES, PHOTO_BLOCK, startingProps, type PageTemplate } from './page-templates';
export { templateDocument } from './template-document';
