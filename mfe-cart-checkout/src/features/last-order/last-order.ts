import { isOwn, ownerOf, type DraftContext } from '@shop/shared/drafts';
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
  /** Missing in orders kept by an older version. */
  kpp?: string | null;
  director: string | null;
  address: string;
  bankName: string;
  bik: string;
  account: string;
  correspondentAccount: string;
}

/** What the last page shows of the order placed in this browser. Phone and address are not kept. */
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

type Fields<T> = Partial<Record<keyof T, unknown>>;

const PAYMENT_TYPES: readonly unknown[] = ['cash', 'card_on_delivery', 'invoice', 'online', null];

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown) => typeof value === 'string';
const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isTextOrNull = (value: unknown) => value === null || isText(value);

function isPlacedLine(value: unknown): value is PlacedLine {
  if (typeof value !== 'object' || value === null) return false;
  const { name, count, sumKopecks, discountKopecks, img, isService }: Fields<PlacedLine> = value;
  return (
    isText(name) &&
    [count, sumKopecks, discountKopecks].every(isNumber) &&
    isTextOrNull(img) &&
    typeof isService === 'boolean'
  );
}

function isPayer(value: unknown): value is Payer {
  if (typeof value !== 'object' || value === null) return false;
  const {
    director,
    kpp = null,
    name,
    inn,
    address,
    bankName,
    bik,
    account,
    correspondentAccount,
  }: Fields<Payer> = value;
  return (
    [director, kpp].every(isTextOrNull) &&
    [name, inn, address, bankName, bik, account, correspondentAccount].every(isText)
  );
}

/** Whether something read from storage is an order this version has kept. */
function isLastOrder(value: unknown): value is LastOrder {
  if (typeof value !== 'object' || value === null) return false;
  const order: Fields<LastOrder> = value;
  return (
    Number.isInteger(order.id) &&
    isText(order.name) &&
    isMoment(order.placedAt) &&
    Array.isArray(order.lines) &&
    order.lines.every(isPlacedLine) &&
    isNumber(order.discountKopecks) &&
    (order.deliveryKopecks === null || isNumber(order.deliveryKopecks)) &&
    isNumber(order.totalKopecks) &&
    [order.email, order.delivery, order.deliveryPeriod].every(isTextOrNull) &&
    (order.deliveryDate === null || isMoment(order.deliveryDate)) &&
    PAYMENT_TYPES.includes(order.paymentType) &&
    (order.payer === null || isPayer(order.payer))
  );
}

const LAST_ORDER_STORAGE_KEY = 'shop.lastOrder';

/** Longer than an invoice is valid; names and requisites are not kept for good. */
const LIFE_MS = 10 * 24 * 3_600_000;

/** The order placed last in this browser. Old, foreign or malformed data is dropped. */
export function readLastOrder({ storage, auth }: DraftContext): LastOrder | null {
  const stored = storage.read(LAST_ORDER_STORAGE_KEY);
  if (!isLastOrder(stored) || Date.now() - Date.parse(stored.placedAt) >= LIFE_MS) {
    storage.remove(LAST_ORDER_STORAGE_KEY);
    return null;
  }
  // Kept all the same: the buyer who signs in again finds it.
  return 'ownerId' in stored && isOwn(stored.ownerId, auth.getState()) ? stored : null;
}

export function writeLastOrder(context: DraftContext, order: LastOrder): void {
  context.storage.write(LAST_ORDER_STORAGE_KEY, { ...order, ownerId: ownerOf(context) });
}
