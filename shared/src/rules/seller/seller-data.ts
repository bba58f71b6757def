/** Who sells: what the shop's people edit, with seller.json as its first values. */
export interface Seller {
  brand: string;
  /** «ИП Соколов Д. А.» */
  name: string;
  legalName: string;
  inn: string;
  /** Empty for a sole trader. */
  kpp: string;
  /** ОГРНИП, or the ОГРН of a company. */
  ogrnip: string;
  /** Null for a seller who does not pay VAT. */
  vatPercent?: number | null | undefined;
  /** «с НДС» */
  vatPhrase: string;
  /** Working days for which an invoice is valid. */
  invoiceDays: number;
  postalCode: string;
  region: string;
  city: string;
  street: string;
  /** Empty where the house is enough. */
  office: string;
  bankName: string;
  bik: string;
  account: string;
  correspondentAccount: string;
  phone: string;
  moscowPhone: string;
  email: string;
  /** «12:00», in Moscow: what is ordered before goes out on the same day. */
  courierCutOff: string;
  /** «9:00», in Moscow, every day: when the telephone is answered. */
  opensAt: string;
  closesAt: string;
  /** A buyer is called about a new order within this many minutes of those hours. */
  callMinutes: number;
  /** Of the place where orders are collected. */
  schedule: string;
  latitude: number;
  longitude: number;
}

/** What an invoice says of the seller, besides its code. */
export type InvoiceSeller = Pick<
  Seller,
  | 'name'
  | 'inn'
  | 'kpp'
  | 'ogrnip'
  | 'vatPercent'
  | 'vatPhrase'
  | 'invoiceDays'
  | 'postalCode'
  | 'region'
  | 'city'
  | 'street'
  | 'office'
  | 'bankName'
  | 'bik'
  | 'account'
  | 'correspondentAccount'
  | 'phone'
>;

/** A fact as invoices and pages list it. */
export interface SellerFact {
  label: string;
  value: string;
}
