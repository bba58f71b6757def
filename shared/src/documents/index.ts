export { describeDocument, isPrinted } from './documents';
