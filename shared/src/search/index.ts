export { createSearch, type Found, type Search, type Searchable } from './create-search';
export { searchableProduct } from './product-texts';
export { allowedTypos, typosToPrefix } from './typos';
export { inOtherLayout, stemOf, wordsOf } from './words';
