export { acceptPrice, keepCartPrices, readCartPrices } from './cart-prices';
