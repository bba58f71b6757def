export { contentOf, dataOf, type DocumentData, type ShownDocument } from './content';
export { headOf } from './head';
export { remoteDocuments } from './remote-documents';
