export { blockWords, kindName } from './block-title';
export { fold } from './fold';
export { itemTitle } from './item-title';
export { refusalWords } from './refusal-words';
export { valueWords } from './value-words';
