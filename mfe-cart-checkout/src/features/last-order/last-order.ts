import { BOOKING_LABELS, type BookingFact } from '@shop/shared/booking';
import { isOwn, ownerOf, type DraftContext } from '@shop/shared/drafts';
import type { InvoiceSeller } from '@shop/shared/seller';
import type { DeliveryKind, PaymentType } from '../../generated/graphql';

/** One line of the placed order with the server's prices. Money is integer kopecks. */
export interface PlacedLine {
  name: string;
  count: number;
  /** Before the discount. */
  sumKopecks: number;
  /** Discount on the whole line. */
  discountKopecks: number;
  img: string | null;
  isService: boolean;
  /** Where and when a service is done; missing in orders stored by an older version. */
  booking?: BookingFact[];
  /** Days until it comes, when not all was in stock; missing in orders of an older version. */
  orderTermDays?: number | null;
  /** Done at the buyer's vehicle; missing in orders stored by an older version. */
  isInstallation?: boolean;
}

/** The company that receives the invoice. */
export interface Payer {
  name: string;
  inn: string;
  /** Missing in orders stored by an older version. */
  kpp?: string | null;
  director: string | null;
  address: string;
  bankName: string;
  bik: string;
  account: string;
  correspondentAccount: string;
}

/**
 * What the last page shows about the order placed in this browser. Phone and address are not
 * stored.
 */
export interface LastOrder {
  id: number;
  name: string;
  email: string | null;
  /** ISO 8601 */
  placedAt: string;
  lines: PlacedLine[];
  discountKopecks: number;
  /** Null when a manager sets the price later. */
  deliveryKopecks: number | null;
  totalKopecks: number;
  /** Missing in orders stored by an older version. */
  seller?: InvoiceSeller;
  /** «Курьер магазина, Москва»; null for services and for a fast order. */
  delivery: string | null;
  /** Null for services and for a fast order; missing in an older version's orders. */
  deliveryKind?: DeliveryKind | null;
  /** Where the buyer collects it; missing in orders stored by an older version. */
  place?: string | null;
  /** YYYY-MM-DD */
  deliveryDate: string | null;
  deliveryPeriod: string | null;
  /** Null for a fast order. */
  paymentType: PaymentType | null;
  /** Null for a person. */
  payer: Payer | null;
  /** For the link to a guest's order; null for a user's. Missing in an older version's orders. */
  guestKey?: string | null;
}

type Fields<T> = Partial<Record<keyof T, unknown>>;

const PAYMENT_TYPES: readonly unknown[] = ['cash', 'card_on_delivery', 'invoice', 'online', null];

const DELIVERY_KINDS: readonly unknown[] = ['courier', 'transport', 'pickup', null, undefined];

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown) => typeof value === 'string';
const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isTextOrNull = (value: unknown) => value === null || isText(value);

function isBookingFact(value: unknown): value is BookingFact {
  if (typeof value !== 'object' || value === null) return false;
  const { label, value: text }: Fields<BookingFact> = value;
  return isText(label) && isText(text);
}

function isPlacedLine(value: unknown): value is PlacedLine {
  if (typeof value !== 'object' || value === null) return false;
  const line: Fields<PlacedLine> = value;
  const { name, count, sumKopecks, discountKopecks, img, isService, orderTermDays = null, booking = [] } = line;
  return (
    isText(name) &&
    [count, sumKopecks, discountKopecks].every(isNumber) &&
    isTextOrNull(img) &&
    typeof isService === 'boolean' &&
    (orderTermDays === null || isNumber(orderTermDays)) &&
    Array.isArray(booking) &&
    booking.every(isBookingFact)
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

/** Whether a stored value is an order in the format of this version. */
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
    [order.email, order.delivery, order.place ?? null, order.deliveryPeriod, order.guestKey ?? null].every(
      isTextOrNull,
    ) &&
    (order.deliveryDate === null || isMoment(order.deliveryDate)) &&
    PAYMENT_TYPES.includes(order.paymentType) &&
    DELIVERY_KINDS.includes(order.deliveryKind) &&
    (order.payer === null || isPayer(order.payer))
  );
}

const LAST_ORDER_STORAGE_KEY = 'shop.lastOrder';

/** Longer than an invoice is valid. Names and requisites must not stay in the browser forever. */
const LIFE_MS = 10 * 24 * 3_600_000;

/** The last order placed in this browser, or null. Expired and malformed data is deleted. */
export function readLastOrder({ storage, auth }: DraftContext): LastOrder | null {
  const stored = storage.read(LAST_ORDER_STORAGE_KEY);
  if (!isLastOrder(stored) || Date.now() - Date.parse(stored.placedAt) >= LIFE_MS) {
    storage.remove(LAST_ORDER_STORAGE_KEY);
    return null;
  }
  // Another user's order stays in storage: its owner finds it after the next sign-in.
  return 'ownerId' in stored && isOwn(stored.ownerId, auth.getState()) ? stored : null;
}

function withoutAddress({ booking = [], ...line }: PlacedLine): PlacedLine {
  return { ...line, booking: booking.filter(({ label }) => label !== BOOKING_LABELS.address) };
}

/** Keeps the order for the last page, without the address that a fitter comes to. */
export function writeLastOrder(context: DraftContext, order: LastOrder): void {
  const lines = order.lines.map(withoutAddress);
  context.storage.write(LAST_ORDER_STORAGE_KEY, { ...order, lines, ownerId: ownerOf(context) });
}
