import { isCalendarDay } from '@shop/shared/format';
import { ORDER_STATUSES, PAYMENT_LABELS, PAYMENT_TYPE_LABELS } from '@shop/shared/order-words';
import type { PaymentStatus, PaymentType, StaffOrderFilter } from '../../generated/resolvers-types';
import { refuseFields, type FieldErrors } from '../../input/field-errors';

const TEXTS = {
  value: 'Такого значения нет',
  day: 'День вида 2026-11-29',
  unknown: 'Такого фильтра нет',
  twice: 'Фильтр назван дважды',
} as const;

const ID = /^[1-9]\d{0,8}$/;
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text);

/** Reads each filter from its text; undefined: it is none. */
const READERS = {
  text: (text: string) => text,
  status: oneOf(ORDER_STATUSES),
  day: (text: string) => (isCalendarDay(text) ? text : undefined),
  cityId: (text: string) => (ID.test(text) ? Number(text) : undefined),
  paymentType: oneOf(Object.keys(PAYMENT_TYPE_LABELS) as PaymentType[]), // its own keys
  paymentStatus: oneOf(Object.keys(PAYMENT_LABELS) as PaymentStatus[]), // its own keys
  isLate: (text: string) => FLAGS.get(text),
  isPreview: (text: string) => FLAGS.get(text),
  ids: (text: string) => {
    const ids = text.split(',');
    return ids.every((id) => ID.test(id)) ? ids.map(Number) : undefined;
  },
} satisfies { [Name in keyof Required<StaffOrderFilter>]: (text: string) => StaffOrderFilter[Name] | undefined };

const isName = (name: string): name is keyof typeof READERS => Object.hasOwn(READERS, name);

function errorOf(name: string, value: unknown): string | null {
  if (!isName(name)) return TEXTS.unknown;
  if (typeof value !== 'string') return TEXTS.twice;
  if (READERS[name](value) !== undefined) return null;
  return name === 'day' ? TEXTS.day : TEXTS.value;
}

/**
 * The filter of `staffOrders` from a query string; several ids are parted by commas. An unknown
 * name is refused: whoever mistypes a filter must not get the buyers of all orders.
 * @throws AppError BAD_REQUEST with `fields`
 */
export function readExportFilter(query: Readonly<Record<string, unknown>>): StaffOrderFilter {
  const errors: FieldErrors = {};
  for (const [name, value] of Object.entries(query)) {
    const error = errorOf(name, value);
    if (error !== null) errors[name] = error;
  }
  refuseFields(errors);
  const read = Object.entries(query).flatMap(([name, value]) =>
    isName(name) && typeof value === 'string' ? [[name, READERS[name](value)] as const] : [],
  );
  return Object.fromEntries(read);
}
