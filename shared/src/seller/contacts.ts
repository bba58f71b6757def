import seller from './seller.json';

// What every page shows of the seller. A build that reads single properties leaves out the rest,
// and with PURE also what makes an unused text of them.

/** Keeps «д. 12», «АО «Банк»» and a phone on one line. */
export function glue(text: string): string {
  return text.replace(/(?<=\p{L}\.|офис|АО|^с|^без) |(?<=\d) (?=\d)/gu, '\u00A0');
}

/** The free telephone line. */
export const SHOP_PHONE = seller.phone;

/** The same in a sentence, where it must not break. */
export const SHOP_PHONE_IN_TEXT = /*#__PURE__*/ glue(seller.phone);

/** Where the shop reads letters. */
export const SHOP_EMAIL = seller.email;

/** «141400, Московская область, г. Химки, ул. Пролётная, д. 12, офис 41» */
export const SELLER_ADDRESS = /*#__PURE__*/ [
  seller.postalCode,
  seller.region,
  `г. ${seller.city}`,
  seller.street,
  seller.office,
].join(', ');

/** The address where it must not break inside its parts. */
export const SELLER_ADDRESS_IN_TEXT = /*#__PURE__*/ glue(SELLER_ADDRESS);

/** The telephone line of Moscow. */
export const MOSCOW_PHONE = seller.moscowPhone;

/** «с НДС» */
export const VAT_PHRASE = seller.vatPhrase;
