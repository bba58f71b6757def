import { mapTexts } from '../format/map-texts';
import { phoneHref } from '../format/phone-href';
import { formatPrice } from '../format/price';
import { glue, RETURN_TERMS, SELLER_ADDRESS, SELLER_ADDRESS_IN_TEXT, SHOP_PHONE_IN_TEXT } from './contacts';
import seller from './seller.json';

/**
 * The seller: name, numbers, bank, VAT and phones, from seller.json. Everything that names them
 * reads it from here: pages, mails, invoices, legal texts.
 */
export const SELLER = seller;

/** The requisites as an invoice lists them, below the name. */
export const SELLER_FACTS: readonly { label: string; value: string }[] = [
  { label: 'ИНН', value: seller.inn },
  { label: 'ОГРНИП', value: seller.ogrnip },
  { label: 'Адрес', value: SELLER_ADDRESS_IN_TEXT },
  { label: 'Банк', value: seller.bankName },
  { label: 'БИК', value: seller.bik },
  { label: 'Расчётный счёт', value: seller.account },
  { label: 'Корр. счёт', value: seller.correspondentAccount },
  { label: 'Телефон', value: SHOP_PHONE_IN_TEXT },
];

/** Null for a seller who does not pay VAT. */
const VAT_PERCENT: number | null = seller.vatPercent;

/** «В том числе НДС 22 %: 4 490,16 ₽»; `kopecks` is a total with VAT. */
export function vatLine(kopecks: number): string {
  if (VAT_PERCENT === null) return 'Без НДС';
  const vat = Math.round((kopecks * VAT_PERCENT) / (100 + VAT_PERCENT));
  return `В том числе НДС ${VAT_PERCENT}\u00A0%: ${formatPrice(vat / 100)}`;
}

/** The words of a text: `{seller.phone}`, or `{seller.phone~}` where it must not break. */
const WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(seller).map(([name, value]) => [name, String(value)])),
  address: SELLER_ADDRESS,
  returnTerms: RETURN_TERMS,
  // Inside a sentence.
  legalNameInText: seller.legalName.charAt(0).toLowerCase() + seller.legalName.slice(1),
  phoneHref: phoneHref(seller.phone),
  moscowPhoneHref: phoneHref(seller.moscowPhone),
};

function fillText(text: string): string {
  return text.replace(/\{seller\.(\w+)(~?)\}/g, (_, name: string, tie: string) => {
    const word = WORDS[name];
    if (word === undefined) throw new Error(`{seller.${name}} is not in seller.json`);
    return tie ? glue(word) : word;
  });
}

/**
 * Replaces `{seller.phone}` and the like in every text of a document: a string, or anything that
 * JSON describes.
 * @throws Error that names a word which is not known
 */
export function fillSeller<T>(document: T): T {
  return mapTexts(document, fillText);
}
