import { isEmail, isPhone, LIMITS, MESSAGES } from '@shop/shared/validation';
import type { CreateOrderInput, DeliveryKind } from '../../generated/resolvers-types';
import { findLengthErrors, type FieldErrors } from '../../input/field-errors';
import { findRequisiteErrors } from './requisites';

const TEXTS = {
  paymentOffline: 'Оплата на сайте временно недоступна',
  invoiceForCompanies: 'Оплата по счёту доступна организациям и ИП',
  pastDate: 'Дата не может быть в прошлом',
  farDate: 'Выберите дату в пределах года',
} as const;

/** The longest texts an order takes. */
export const ORDER_MAX_LENGTHS = {
  phone: LIMITS.maxPhone,
  email: LIMITS.maxEmail,
  fio: 128,
  orderComment: 1000,
  deliveryStreet: 128,
  deliveryHome: 32,
  deliveryEntrance: 16,
  deliveryFloor: 16,
  deliveryApartment: 16,
  deliveryComment: 1000,
  deliveryPeriod: 64,
  requisiteName: 255,
  requisiteInn: 12,
  requisiteDirector: 128,
  requisiteAddress: 255,
  requisiteBankName: 255,
  requisiteBankAccount: 20,
  requisiteBankBik: 9,
  requisiteAccountNumber: 20,
} as const;

type TextField = keyof typeof ORDER_MAX_LENGTHS;

const TEXT_FIELDS = Object.keys(ORDER_MAX_LENGTHS).filter((name): name is TextField => name in ORDER_MAX_LENGTHS);
const REQUISITES = TEXT_FIELDS.filter((name) => name.startsWith('requisite'));

/** What the buyer wrote, without spaces at the ends; null for what was left empty. */
export type OrderDetails = Record<TextField, string | null> &
  Pick<Required<CreateOrderInput>, 'fastOrder' | 'userType'> & {
    deliveryCityId: number | null;
    deliveryTypeId: number | null;
    deliveryDate: string | null;
    paymentType: NonNullable<CreateOrderInput['paymentType']> | null;
  };

/** What the surroundings of an order ask of its fields. */
export interface OrderRules {
  /** The day in Moscow, YYYY-MM-DD. */
  today: string;
  isPaymentDisabled: boolean;
  /** Goods have to be delivered; an order of services alone has no delivery. */
  hasGoods: boolean;
  deliveryKind: DeliveryKind | null;
}

/** Cleans the texts of an order; a person's order keeps no requisites. */
export function readOrderDetails(input: CreateOrderInput): OrderDetails {
  const userType = input.userType ?? 'fiz';
  const text = (name: TextField) => input[name]?.trim() || null;
  const isKept = (name: TextField) => userType === 'ur' || !REQUISITES.includes(name);
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, isKept(name) ? text(name) : null]));
  return {
    // Built from exactly the names of TextField.
    ...(texts as Record<TextField, string | null>),
    fastOrder: input.fastOrder ?? false,
    userType,
    deliveryCityId: input.deliveryCityId ?? null,
    deliveryTypeId: input.deliveryTypeId ?? null,
    deliveryDate: input.deliveryDate ?? null,
    paymentType: input.paymentType ?? null,
  };
}

function requiredFields(details: OrderDetails, { hasGoods, deliveryKind }: OrderRules): (keyof OrderDetails)[] {
  if (details.fastOrder) return ['phone', 'fio'];
  const needsAddress = deliveryKind === 'courier' || deliveryKind === 'transport';
  const delivery: (keyof OrderDetails)[] = hasGoods ? ['deliveryTypeId'] : [];
  const address: (keyof OrderDetails)[] = needsAddress ? ['deliveryCityId', 'deliveryStreet', 'deliveryHome'] : [];
  const company = details.userType === 'ur' ? REQUISITES.filter((name) => name !== 'requisiteDirector') : [];
  return ['phone', 'fio', 'paymentType', ...delivery, ...address, ...company];
}

function contactErrors({ phone, email }: OrderDetails): FieldErrors {
  return {
    ...(phone && !isPhone(phone) && { phone: MESSAGES.phone }),
    ...(email && !isEmail(email) && { email: MESSAGES.email }),
  };
}

function paymentErrors({ paymentType, userType }: OrderDetails, { isPaymentDisabled }: OrderRules): FieldErrors {
  if (paymentType === 'online' && isPaymentDisabled) return { paymentType: TEXTS.paymentOffline };
  if (paymentType === 'invoice' && userType !== 'ur') return { paymentType: TEXTS.invoiceForCompanies };
  return {};
}

function nextYear(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}

/** What is wrong with a day the buyer wishes; it may be left open. */
export function findDateErrors(deliveryDate: string | null | undefined, today: string): FieldErrors {
  if (deliveryDate && deliveryDate < today) return { deliveryDate: TEXTS.pastDate };
  if (deliveryDate && deliveryDate > nextYear(today)) return { deliveryDate: TEXTS.farDate };
  return {};
}

/** All that is wrong with the fields of an order, one message a field; empty for a good one. */
export function findFieldErrors(details: OrderDetails, rules: OrderRules): FieldErrors {
  const missing = requiredFields(details, rules).filter((name) => details[name] === null);
  return {
    ...findDateErrors(details.deliveryDate, rules.today),
    ...paymentErrors(details, rules),
    ...contactErrors(details),
    ...(details.userType === 'ur' && findRequisiteErrors(details)),
    ...findLengthErrors(details, ORDER_MAX_LENGTHS),
    ...Object.fromEntries(missing.map((name) => [name, MESSAGES.required])),
  };
}
