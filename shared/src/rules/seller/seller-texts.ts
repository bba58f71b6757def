import { formatPrice } from '../format/price';
import type { InvoiceSeller, Seller, SellerFact } from './seller-data';

type Address = Pick<Seller, 'postalCode' | 'region' | 'city' | 'street' | 'office'>;

const listed = (parts: readonly string[]) => parts.filter(Boolean).join(', ');

/** Keeps «д. 12», «АО «Банк»» and a phone on one line. */
export function glue(text: string): string {
  return text.replace(/(?<=\p{L}\.|офис|АО|^с|^без) |(?<=\d) (?=\d)/gu, '\u00A0');
}

/** «141400, Московская область, г. Химки, ул. Пролётная, д. 12, офис 41» */
export function addressOf({ postalCode, region, city, street, office }: Address): string {
  return listed([postalCode, region, `г. ${city}`, street, office]);
}

/** Where buyers collect orders: «Химки, ул. Пролётная, д. 12, офис 41». */
export function pickupPlaceOf({ city, street, office }: Pick<Seller, 'city' | 'street' | 'office'>): string {
  return listed([city, street, office]);
}

/** A sole trader's number has 15 digits, a company's 13. */
const ogrnLabel = ({ length }: string) => (length > 13 ? 'ОГРНИП' : 'ОГРН');

/** «ИП Соколов Д. А., ИНН 500000000000, ОГРНИП 300000000000000», as the law has it on each page. */
export function lineOf({ name, inn, ogrnip }: Pick<Seller, 'name' | 'inn' | 'ogrnip'>): string {
  return `${glue(name)}, ИНН\u00A0${inn}, ${ogrnLabel(ogrnip)}\u00A0${ogrnip}`;
}

/** The requisites as an invoice lists them, below the name. */
export function sellerFacts(seller: InvoiceSeller): SellerFact[] {
  return [
    { label: 'ИНН', value: seller.inn },
    { label: 'КПП', value: seller.kpp },
    { label: ogrnLabel(seller.ogrnip), value: seller.ogrnip },
    { label: 'Адрес', value: glue(addressOf(seller)) },
    { label: 'Банк', value: seller.bankName },
    { label: 'БИК', value: seller.bik },
    { label: 'Расчётный счёт', value: seller.account },
    { label: 'Корр. счёт', value: seller.correspondentAccount },
    { label: 'Телефон', value: glue(seller.phone) },
  ].filter(({ value }) => value !== '');
}

/** «В том числе НДС 22 %: 4 490,16 ₽»; `kopecks` is a total with VAT. */
export function vatLine(kopecks: number, { vatPercent }: Pick<Seller, 'vatPercent'>): string {
  if (vatPercent === null || vatPercent === undefined) return 'Без НДС';
  const vat = Math.round((kopecks * vatPercent) / (100 + vatPercent));
  return `В том числе НДС ${vatPercent}\u00A0%: ${formatPrice(vat / 100)}`;
}
