import type { Seller } from '@shop/shared/seller';

// ГОСТ Р 56042-2014: format «ST», version 0001, encoding 2 (UTF-8), then name=value by «|».
const HEADER = 'ST00012';
const SEPARATOR = '|';

interface Payment {
  /** The total of the invoice. */
  kopecks: number;
  /** «Оплата по счёту № 000123 от 27.11.2026» */
  purpose: string;
  /** Who gets it. */
  seller: Seller;
}

const LONGEST_PURPOSE = 210;

/** A value must not hold the separator. */
const valueOf = (text: string) => text.replaceAll(SEPARATOR, ' ').replaceAll('\u00A0', ' ');

/**
 * The text of the payment code that banks read from an invoice: the payee's requisites, the sum in
 * kopecks and the purpose. The order of the first five is the standard's.
 */
export function paymentCode({ kopecks, purpose, seller }: Payment): string {
  const fields = {
    Name: seller.legalName,
    PersonalAcc: seller.account,
    BankName: seller.bankName,
    BIC: seller.bik,
    CorrespAcc: seller.correspondentAccount,
    PayeeINN: seller.inn,
    Sum: String(kopecks),
    Purpose: purpose.slice(0, LONGEST_PURPOSE),
  };
  return [HEADER, ...Object.entries(fields).map(([name, value]) => `${name}=${valueOf(value)}`)].join(SEPARATOR);
}
