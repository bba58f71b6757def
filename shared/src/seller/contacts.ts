import seller from './seller.json';
import { addressOf, glue, lineOf } from './seller-texts';
import { toldSeller } from './told-seller';

// What every page shows of the seller. A build that reads single properties leaves out the rest,
// and with PURE also what makes an unused text of them.

const phoneOf = ({ phone } = toldSeller()) => phone ?? seller.phone;
const emailOf = ({ email } = toldSeller()) => email ?? seller.email;
const cutOffOf = ({ courierCutOff } = toldSeller()) => courierCutOff ?? seller.courierCutOff;

function lineNow({ name, inn, ogrnip } = toldSeller()): string {
  return lineOf({ name: name ?? seller.name, inn: inn ?? seller.inn, ogrnip: ogrnip ?? seller.ogrnip });
}

function addressNow({ postalCode, region, city, street, office } = toldSeller()): string {
  return addressOf({
    postalCode: postalCode ?? seller.postalCode,
    region: region ?? seller.region,
    city: city ?? seller.city,
    street: street ?? seller.street,
    office: office ?? seller.office,
  });
}

/** What the layout names, as it is now: it is there before the host is told. */
export function contactsNow() {
  const { moscowPhone, vatPhrase, opensAt, closesAt } = toldSeller();
  return {
    phone: phoneOf(),
    moscowPhone: moscowPhone ?? seller.moscowPhone,
    hours: `${opensAt ?? seller.opensAt}–${closesAt ?? seller.closesAt}`,
    line: lineNow(),
    address: glue(addressNow()),
    email: emailOf(),
    vatPhrase: vatPhrase ?? seller.vatPhrase,
  };
}

/** The free telephone line. */
export const SHOP_PHONE = /*#__PURE__*/ phoneOf();

/** The same in a sentence, where it must not break. */
export const SHOP_PHONE_IN_TEXT = /*#__PURE__*/ glue(SHOP_PHONE);

/** Where the shop reads letters. */
export const SHOP_EMAIL = /*#__PURE__*/ emailOf();

/** How and when goods can be returned: the law's terms, and what the seller adds (the offer, 9). */
export const RETURN_TERMS =
  'Исправный товар можно вернуть в\u00A0течение 14\u00A0дней после передачи (по\u00A0закону\u00A0— 7), деньги вернём не\u00A0позднее 10\u00A0дней с\u00A0требования.';

/** What to do about more pieces of a product than one order takes (`mostInOneOrder`). */
export function moreByPhone(most: number): string {
  return `Одним заказом\u00A0— не\u00A0больше ${most}\u00A0шт. Нужно больше? Позвоните, и\u00A0мы оформим заказ вместе: ${SHOP_PHONE_IN_TEXT}.`;
}

/** An order of before this hour of Moscow goes out on the same day: «12:00». */
export const COURIER_CUT_OFF = /*#__PURE__*/ cutOffOf();
