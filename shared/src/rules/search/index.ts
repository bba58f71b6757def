export { createSearch, type Found, type Search, type Searchable } from './create-search';
export { searchableProduct } from './product-texts';
export { findPhrase } from './find-phrase';
