import seller from './seller.json';
import { addressOf, glue, lineOf } from './seller-texts';

// What every page shows of the seller. A build that reads single properties leaves out the rest,
// and with PURE also what makes an unused text of them.

/** The free telephone line. */
export const SHOP_PHONE = seller.phone;

/** The same in a sentence, where it must not break. */
export const SHOP_PHONE_IN_TEXT = /*#__PURE__*/ glue(seller.phone);

/** Where the shop reads letters. */
export const SHOP_EMAIL = seller.email;

/** «141400, Московская область, г. Химки, ул. Пролётная, д. 12, офис 41» */
export const SELLER_ADDRESS = /*#__PURE__*/ addressOf(seller);

/** The address where it must not break inside its parts. */
export const SELLER_ADDRESS_IN_TEXT = /*#__PURE__*/ glue(SELLER_ADDRESS);

/** «ИП Соколов Д. А., ИНН 500000000000, ОГРНИП 300000000000000», as the law has it on each page. */
export const SELLER_LINE = /*#__PURE__*/ lineOf(seller);

/** The telephone line of Moscow. */
export const MOSCOW_PHONE = seller.moscowPhone;

/** How and when goods can be returned: the law's terms, and what the seller adds (the offer, 9). */
export const RETURN_TERMS =
  'Исправный товар можно вернуть в\u00A0течение 14\u00A0дней после передачи (по\u00A0закону\u00A0— 7), деньги вернём не\u00A0позднее 10\u00A0дней с\u00A0требования.';

/** What to do about more pieces of a product than one order takes (`mostInOneOrder`). */
export function moreByPhone(most: number): string {
  return `Одним заказом\u00A0— не\u00A0больше ${most}\u00A0шт. Нужно больше? Позвоните, и\u00A0мы оформим заказ вместе: ${SHOP_PHONE_IN_TEXT}.`;
}

/** An order of before this hour of Moscow goes out on the same day: «12:00». */
export const COURIER_CUT_OFF = seller.courierCutOff;

/** «с НДС» */
export const VAT_PHRASE = seller.vatPhrase;
