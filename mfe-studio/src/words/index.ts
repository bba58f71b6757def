export { blockWords, kindName } from './block-title';
export { itemTitle } from './item-title';
export { valueWords } from './value-words';
