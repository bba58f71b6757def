export { describeDocument, isPrinted, PRINTED_FILES } from './documents';
