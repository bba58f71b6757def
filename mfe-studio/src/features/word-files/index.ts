export { useWordFile } from './use-word-file';
export { WordFileNote } from './word-file-note';
