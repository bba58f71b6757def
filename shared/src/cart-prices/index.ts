export { acceptPrice, readCartPrices, updateCartPrices } from './cart-prices';
