export { isPrice, isPriceJump, MOST_PRICE_ROUBLES, MOST_SAVED_GOODS } from './price-rules';
export { priceText, readPrice } from './read-price';
