export { acceptPrice, CART_PRICES_STORAGE_KEY, keepCartPrices, readCartPrices } from './cart-prices';
