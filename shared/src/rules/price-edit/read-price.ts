import { formatPrice } from '../format';
import { MOST_PRICE_ROUBLES } from './price-rules';

const CURRENCY = /(?:₽|р\.?|руб\.?)$/iu;
/** Thousands apart by spaces, at most two digits of kopecks; neither `1e3` nor `-5`. */
const PRICE = /^(\d+|\d{1,3}(?: \d{3})+)(?:[.,](\d{1,2}))?$/;

/**
 * A price in roubles as people write it and as tables copy it: «24 900,50 ₽». Null for anything
 * else, and above the highest price.
 */
export function readPrice(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(CURRENCY, '')
    .trim()
    .replace(/\s/gu, ' ');
  const [, whole, fraction = ''] = PRICE.exec(plain) ?? [];
  if (whole === undefined) return null;
  const roubles = Number(`${whole.replaceAll(' ', '')}.${fraction}`);
  return roubles <= MOST_PRICE_ROUBLES ? roubles : null;
}

/** A price in roubles as a field shows it: `readPrice` reads it back. */
export const priceText = (roubles: number): string => formatPrice(roubles).replace(/\u00A0₽$/, '');
