import type { PaymentType } from '../../generated/graphql';

/** One line of the placed order, as the server priced it. Money is integer kopecks. */
export interface PlacedLine {
  name: string;
  count: number;
  /** Before the discount. */
  sumKopecks: number;
  /** Off the whole line. */
  discountKopecks: number;
  img: string | null;
  isService: boolean;
}

/** The company that an order is invoiced to. */
export interface Payer {
  name: string;
  inn: string;
  director: string | null;
  address: string;
  bankName: string;
  bik: string;
  account: string;
  correspondentAccount: string;
}

/** What the last page shows of the order placed in this browser: neither phone nor address is kept. */
export interface LastOrder {
  id: number;
  name: string;
  email: string | null;
  /** ISO 8601 */
  placedAt: string;
  lines: PlacedLine[];
  discountKopecks: number;
  /** Null where a manager will name the price. */
  deliveryKopecks: number | null;
  totalKopecks: number;
  /** «Курьер магазина, Москва»; null for services and for a fast order. */
  delivery: string | null;
  /** YYYY-MM-DD */
  deliveryDate: string | null;
  deliveryPeriod: string | null;
  /** Null for a fast order. */
  paymentType: PaymentType | null;
  /** Null for a person. */
  payer: Payer | null;
}
