export { isPrice, isPriceJump, MOST_PRICE_ROUBLES } from './price-rules';
export { readPrice } from './read-price';
