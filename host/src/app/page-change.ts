// What only a change of page needs. It comes in the chunk of react-router, without which no link
// changes the page, so that first views do not have it.
export { applyHead } from './apply-head';
export { nextStyles } from './page-styles';
