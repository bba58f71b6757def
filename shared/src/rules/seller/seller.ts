import { mapTexts } from '../format/map-texts';
import { phoneHref } from '../format/phone-href';
import { RETURN_TERMS } from './contacts';
import compiled from './seller.json';
import type { Seller } from './seller-data';
import { addressOf, glue } from './seller-texts';
import { toldSeller, type SellerChanges } from './told-seller';

/**
 * The seller as seller.json has it: name, numbers, bank, VAT and phones. The shop's people change
 * them on their screen; until then, and where no API answers, these are shown.
 */
export const SELLER = { ...(compiled satisfies Seller), .../*#__PURE__*/ toldSeller() };

const NAMES = Object.keys(compiled) as (keyof Seller)[]; // of the file itself

/** The values of the seller that differ from seller.json. */
export function sellerChanges(seller: Seller): SellerChanges {
  const first: Seller = compiled;
  const changed = NAMES.filter((name) => seller[name] !== first[name]);
  return Object.fromEntries(changed.map((name) => [name, seller[name]]));
}

/** The words of a text: `{seller.phone}`, or `{seller.phone~}` where it must not break. */
function wordsOf(seller: Seller): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(Object.entries(seller).map(([name, value]) => [name, String(value)])),
    address: addressOf(seller),
    returnTerms: RETURN_TERMS,
    // Inside a sentence.
    legalNameInText: seller.legalName.charAt(0).toLowerCase() + seller.legalName.slice(1),
    phoneHref: phoneHref(seller.phone),
    moscowPhoneHref: phoneHref(seller.moscowPhone),
  };
}

function fillText(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{seller\.(\w+)(~?)\}/g, (_, name: string, tie: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`{seller.${name}} is not in seller.json`);
    return tie ? glue(word) : word;
  });
}

/**
 * Replaces `{seller.phone}` and the like in every text of a document: a string, or anything that
 * JSON describes.
 * @throws Error that names a word which is not known
 */
export function fillSeller<T>(document: T, seller: Seller = SELLER): T {
  const words = wordsOf(seller);
  return mapTexts(document, (text) => fillText(text, words));
}
