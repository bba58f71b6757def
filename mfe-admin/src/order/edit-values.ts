import { formatOfficePhone, formatPrice, toSentPhone } from '@shop/shared/format';
import type { StaffOrderInput } from '../generated/graphql';
import type { Order } from './types';

/** A line as it is edited. A child names the line that it hangs off. */
export interface EditLine {
  id: number;
  productId: number;
  productCount: number;
  parentId: number | null;
}

/** What of an order is edited, as texts of fields; '' for nothing. */
export interface EditValues {
  fio: string;
  phone: string;
  email: string;
  orderComment: string;
  deliveryStreet: string;
  deliveryHome: string;
  deliveryEntrance: string;
  deliveryFloor: string;
  deliveryApartment: string;
  deliveryComment: string;
  deliveryDate: string;
  deliveryPeriod: string;
  /** Roubles; '' while it is to be agreed. */
  deliveryPrice: string;
  products: readonly EditLine[];
}

export type EditField = keyof EditValues;

/** Fields whose text is sent as it is. */
const TEXTS = [
  'fio',
  'email',
  'orderComment',
  'deliveryStreet',
  'deliveryHome',
  'deliveryEntrance',
  'deliveryFloor',
  'deliveryApartment',
  'deliveryComment',
  'deliveryDate',
  'deliveryPeriod',
] as const satisfies readonly EditField[];

const PRICE = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** Roubles as people type them: `1 234,50 ₽`; null for what is no price. */
export function readPrice(text: string): number | null {
  const plain = text.replace(/[\s\u00A0₽]/g, '');
  return PRICE.test(plain) ? Number(plain.replace(',', '.')) : null;
}

const editLine = ({
  id,
  productId,
  productCount,
  parentId,
}: Omit<EditLine, 'parentId'> & { parentId?: number | null }) => ({
  id,
  productId,
  productCount,
  parentId: parentId ?? null,
});

/** What the fields begin with. */
export function valuesOf(order: Order): EditValues {
  const { phone, phoneExtension, deliveryPrice, deliveryPriceOpen } = order;
  return {
    fio: order.fio,
    phone: formatOfficePhone({ number: phone, extension: phoneExtension ?? null }),
    email: order.email ?? '',
    orderComment: order.orderComment ?? '',
    deliveryStreet: order.deliveryStreet ?? '',
    deliveryHome: order.deliveryHome ?? '',
    deliveryEntrance: order.deliveryEntrance ?? '',
    deliveryFloor: order.deliveryFloor ?? '',
    deliveryApartment: order.deliveryApartment ?? '',
    deliveryComment: order.deliveryComment ?? '',
    deliveryDate: order.deliveryDate ?? '',
    deliveryPeriod: order.deliveryPeriod ?? '',
    deliveryPrice: deliveryPriceOpen ? '' : formatPrice(deliveryPrice).replace(/\u00A0₽$/, ''),
    products: order.products.flatMap((line) => [line, ...line.childProducts].map(editLine)),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two sides differ. */
export function changedFields(base: EditValues, values: EditValues): EditField[] {
  const fields = Object.keys(base) as EditField[]; // made by `valuesOf` alone
  return fields.filter((field) => !isSame(base[field], values[field]));
}

/** What is sent: changed fields only. */
export function inputOf(base: EditValues, values: EditValues): StaffOrderInput {
  const changed = new Set<EditField>(changedFields(base, values));
  const texts = TEXTS.filter((field) => changed.has(field)).map((field) => [field, values[field].trim() || null]);
  return {
    ...(Object.fromEntries(texts) as StaffOrderInput), // the names are those of the input
    ...(changed.has('phone') && { phone: toSentPhone(values.phone) }),
    ...(changed.has('deliveryPrice') && { deliveryPrice: readPrice(values.deliveryPrice) }),
    ...(changed.has('products') && { products: values.products.map((line) => ({ ...line })) }),
  };
}

export interface Merge {
  values: EditValues;
  /** Fields that both sides have changed. They keep the own text until somebody chooses. */
  conflicts: EditField[];
}

/** Brings edits to an order that somebody else has changed meanwhile, field by field. */
export function mergeValues(base: EditValues, mine: EditValues, theirs: EditValues): Merge {
  const own = changedFields(base, mine);
  const conflicts = own.filter((field) => !isSame(base[field], theirs[field]) && !isSame(mine[field], theirs[field]));
  const kept = Object.fromEntries(own.map((field) => [field, mine[field]])) as Partial<EditValues>;
  return { values: { ...theirs, ...kept }, conflicts };
}
