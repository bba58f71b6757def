import type { ShopStorage } from '@shop/shared/runtime';
import type { LastOrder, PlacedLine } from './types';

export const LAST_ORDER_STORAGE_KEY = 'shop.lastOrder';

type Fields<T> = Partial<Record<keyof T, unknown>>;

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown) => typeof value === 'string';
const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isTextOrNull = (value: unknown) => value === null || isText(value);

function isPlacedLine(value: unknown): value is PlacedLine {
  if (typeof value !== 'object' || value === null) return false;
  const { name, count, sumKopecks, img, isService }: Fields<PlacedLine> = value;
  return isText(name) && isNumber(count) && isNumber(sumKopecks) && isTextOrNull(img) && typeof isService === 'boolean';
}

function isLastOrder(value: unknown): value is LastOrder {
  if (typeof value !== 'object' || value === null) return false;
  const order: Fields<LastOrder> = value;
  return (
    Number.isInteger(order.id) &&
    isText(order.name) &&
    isTextOrNull(order.email) &&
    isMoment(order.placedAt) &&
    Array.isArray(order.lines) &&
    order.lines.every(isPlacedLine) &&
    isNumber(order.discountKopecks) &&
    (order.deliveryKopecks === null || isNumber(order.deliveryKopecks)) &&
    isNumber(order.totalKopecks)
  );
}

/** The order placed last in this browser; what was kept by another version or edited by hand counts as none. */
export function readLastOrder(storage: ShopStorage): LastOrder | null {
  const stored = storage.read(LAST_ORDER_STORAGE_KEY);
  return isLastOrder(stored) ? stored : null;
}

export function writeLastOrder(storage: ShopStorage, order: LastOrder): void {
  storage.write(LAST_ORDER_STORAGE_KEY, order);
}
