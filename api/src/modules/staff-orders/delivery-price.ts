import { formatNumber, toKopecks } from '@shop/shared/format';
import { MOST_PRICE_ROUBLES } from '@shop/shared/price-edit';
import { refuseFields } from '../../input/field-errors';

const WRONG = `От\u00A00 до\u00A0${formatNumber(MOST_PRICE_ROUBLES)}\u00A0₽`;

/**
 * A price of delivery that was agreed, in kopecks; null when none is given.
 * @param price in roubles
 * @throws AppError BAD_REQUEST with `fields.deliveryPrice`
 */
export function readDeliveryPrice(price: number | null | undefined): number | null {
  if (price === null || price === undefined) return null;
  if (!(price >= 0 && price <= MOST_PRICE_ROUBLES)) refuseFields({ deliveryPrice: WRONG });
  return toKopecks(price);
}
