import type { LastOrder, Payer, PlacedLine } from './types';

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
  const { director, name, inn, address, bankName, bik, account, correspondentAccount }: Fields<Payer> = value;
  return isTextOrNull(director) && [name, inn, address, bankName, bik, account, correspondentAccount].every(isText);
}

/** Whether something read from storage is an order this version has kept. */
export function isLastOrder(value: unknown): value is LastOrder {
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
