export { PAGE_TEMPLATES, startingProps, type PageTemplate } from './page-templates';
export { templateDocument } from './template-document';
