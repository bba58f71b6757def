export { contentOf, type ShownDocument } from './content';
export { dataOf, type DocumentData } from './data';
export { headOf } from './head';
export { remoteDocuments } from './remote-documents';
