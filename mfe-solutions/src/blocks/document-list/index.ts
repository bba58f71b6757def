export { DocumentList } from './document-list';
