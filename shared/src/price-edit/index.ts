export { isPrice, isPriceJump, MOST_PRICE_ROUBLES } from './price-rules';
export { priceText, readPrice } from './read-price';
