export { watchCart } from './watch-cart';
