import { formatOfficePhone, toKopecks, toRoubles, toSentPhone } from '@shop/shared/format';
import { priceText, readPrice } from '@shop/shared/price-edit';
import type { PaymentType, StaffOrderInput, UserType } from '../generated/graphql';
import type { Order } from './types';

/** A line as it is edited. A child names the line that it hangs off. */
export interface EditLine {
  /** Of a line that is not stored yet, below 0. */
  id: number;
  productId: number;
  productCount: number;
  parentId: number | null;
  productName: string;
  /** Roubles a piece. */
  price: number;
}

/** How an order is delivered. Orders keep names, so ids are those of a choice that was made now. */
export interface EditWay {
  cityId: number | null;
  typeId: number | null;
  pointId: number | null;
  city: string;
  type: string;
  /** Where the buyer collects it; '' for an address. */
  place: string;
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
  userType: UserType;
  requisiteName: string;
  requisiteInn: string;
  requisiteKpp: string;
  requisiteDirector: string;
  requisiteAddress: string;
  requisiteBankName: string;
  requisiteBankAccount: string;
  requisiteBankBik: string;
  requisiteAccountNumber: string;
  requisiteEdoOperator: string;
  paymentType: PaymentType | '';
  way: EditWay;
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
  'requisiteName',
  'requisiteInn',
  'requisiteKpp',
  'requisiteDirector',
  'requisiteAddress',
  'requisiteBankName',
  'requisiteBankAccount',
  'requisiteBankBik',
  'requisiteAccountNumber',
  'requisiteEdoOperator',
] as const satisfies readonly EditField[];

type StoredLine = Omit<EditLine, 'parentId' | 'price'> & {
  parentId?: number | null;
  productPrice: number;
  discount: number;
};

const editLine = ({ id, productId, productCount, parentId, productName, productPrice, discount }: StoredLine) => ({
  id,
  productId,
  productCount,
  parentId: parentId ?? null,
  productName,
  price: toRoubles(toKopecks(productPrice) - toKopecks(discount)),
});

const NO_WAY: EditWay = { cityId: null, typeId: null, pointId: null, city: '', type: '', place: '' };

type TextName = (typeof TEXTS)[number];

const textsOf = (order: Partial<Record<TextName, string | null>>) =>
  Object.fromEntries(TEXTS.map((name) => [name, order[name] ?? ''])) as Record<TextName, string>; // all of them

/** What the fields of an order begin with that is made by telephone. */
export function emptyValues(): EditValues {
  return { ...textsOf({}), phone: '', deliveryPrice: '', userType: 'fiz', paymentType: '', way: NO_WAY, products: [] };
}

/** What the fields begin with. */
export function valuesOf(order: Order): EditValues {
  const { phone, phoneExtension, deliveryPrice, deliveryPriceOpen } = order;
  return {
    ...textsOf(order),
    fio: order.fio,
    phone: formatOfficePhone({ number: phone, extension: phoneExtension ?? null }),
    deliveryPrice: deliveryPriceOpen ? '' : priceText(deliveryPrice),
    userType: order.userType,
    paymentType: order.paymentType ?? '',
    way: {
      ...NO_WAY,
      city: order.deliveryCity ?? '',
      type: order.deliveryType ?? '',
      place: order.deliveryPlace ?? '',
    },
    products: order.products.flatMap((line) => [line, ...line.childProducts].map(editLine)),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two sides differ. */
export function changedFields(base: EditValues, values: EditValues): EditField[] {
  const fields = Object.keys(base) as EditField[]; // made by `valuesOf` alone
  return fields.filter((field) => !isSame(base[field], values[field]));
}

const wayInput = ({ cityId, typeId, pointId }: EditWay) => ({
  deliveryCityId: cityId,
  deliveryTypeId: typeId,
  deliveryPointId: pointId,
});

const lineInput = ({ id, productId, productCount, parentId }: EditLine) => ({ id, productId, productCount, parentId });

/** What is sent: changed fields only. */
export function inputOf(base: EditValues, values: EditValues): StaffOrderInput {
  const changed = new Set<EditField>(changedFields(base, values));
  const texts = TEXTS.filter((field) => changed.has(field)).map((field) => [field, values[field].trim() || null]);
  return {
    ...(Object.fromEntries(texts) as StaffOrderInput), // the names are those of the input
    ...(changed.has('phone') && { phone: toSentPhone(values.phone) }),
    ...(changed.has('deliveryPrice') && { deliveryPrice: readPrice(values.deliveryPrice) }),
    ...(changed.has('userType') && { userType: values.userType }),
    ...(changed.has('paymentType') && { paymentType: values.paymentType || null }),
    ...(changed.has('way') && wayInput(values.way)),
    ...(changed.has('products') && { products: values.products.map(lineInput) }),
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
