export { PAGE_TEMPLATES, type PageTemplate } from './page-templates';
export { templateDocument } from './template-document';
