import seller from './seller.json';
import type { Seller } from './seller-data';
import { addressOf, glue, lineOf } from './seller-texts';
import { toldSeller } from './told-seller';

// What every page shows of the seller. A build that reads single properties leaves out the rest,
// and with PURE also what makes an unused text of them.

/** One property of the seller: what the host was told, or what was compiled in. */
function said<Name extends keyof Seller>(name: Name, first: Seller[Name]): Seller[Name] {
  return toldSeller()[name] ?? first;
}

/**
 * The contacts that the layout names, as they are at this moment: a constant would keep those from
 * before the host was told.
 */
export function contactsNow() {
  const now = {
    phone: seller.phone,
    moscowPhone: seller.moscowPhone,
    vatPhrase: seller.vatPhrase,
    name: seller.name,
    inn: seller.inn,
    ogrnip: seller.ogrnip,
    opensAt: seller.opensAt,
    closesAt: seller.closesAt,
    postalCode: seller.postalCode,
    region: seller.region,
    city: seller.city,
    street: seller.street,
    office: seller.office,
    ...toldSeller(),
  };
  return { ...now, line: lineOf(now), address: glue(addressOf(now)) };
}

/** The free telephone line. */
export const SHOP_PHONE = /*#__PURE__*/ said('phone', seller.phone);

/** The same in a sentence, where it must not break. */
export const SHOP_PHONE_IN_TEXT = /*#__PURE__*/ glue(SHOP_PHONE);

/** Where the shop reads letters. */
export const SHOP_EMAIL = /*#__PURE__*/ said('email', seller.email);

/** How and when goods can be returned: the law's terms, and what the seller adds (the offer, 9). */
export const RETURN_TERMS =
  'Исправный товар можно вернуть в\u00A0течение 14\u00A0дней после передачи (по\u00A0закону\u00A0— 7), деньги вернём не\u00A0позднее 10\u00A0дней с\u00A0требования.';

/** What to do about more pieces of a product than one order takes (`mostInOneOrder`). */
export function moreByPhone(most: number): string {
  return `Одним заказом\u00A0— не\u00A0больше ${most}\u00A0шт. Нужно больше? Позвоните, и\u00A0мы оформим заказ вместе: ${SHOP_PHONE_IN_TEXT}.`;
}

/** An order that is placed before this hour in Moscow goes out on the same day: «12:00». */
export const COURIER_CUT_OFF = /*#__PURE__*/ said('courierCutOff', seller.courierCutOff);
