import { onlyIf, required, text, type FormValues } from '@shop/shared/forms';
import { orderSchema, type CourierDays, type OrderFieldName, type OrderKind } from '@shop/shared/validation';
import type { OrderInput } from '../../features/ordering';

/**
 * Values of both forms. The names are those of the API's input, so that its errors find their
 * fields.
 */
export type CheckoutValues = Record<Exclude<keyof OrderInput, 'fastOrder' | 'products'>, string> & {};

export const EMPTY_VALUES: CheckoutValues = {
  fio: '',
  phone: '',
  email: '',
  // Ids are strings, as the list and the radio buttons return them.
  deliveryCityId: '',
  deliveryTypeId: '',
  deliveryPointId: '',
  deliveryStreet: '',
  deliveryHome: '',
  deliveryEntrance: '',
  deliveryFloor: '',
  deliveryApartment: '',
  deliveryDate: '',
  deliveryPeriod: '',
  deliveryComment: '',
  userType: 'fiz',
  requisiteInn: '',
  requisiteKpp: '',
  requisiteName: '',
  requisiteDirector: '',
  requisiteAddress: '',
  requisiteBankBik: '',
  requisiteBankName: '',
  requisiteAccountNumber: '',
  requisiteBankAccount: '',
  requisiteEdoOperator: '',
  paymentType: 'cash',
  orderComment: '',
};

export type OrderType = 'regular' | 'fast';

export const isFieldName = (name: string): name is keyof CheckoutValues => name in EMPTY_VALUES;

interface OrderForm {
  type: OrderType;
  /** False for an order of services only, which needs no delivery. */
  hasGoods: boolean;
  deliveryKindOf: (deliveryTypeId: string) => OrderKind['deliveryKind'];
  /** The chosen way has pick-up points in the chosen city. */
  hasPoint: boolean;
}

/** Collects what decides which fields a form shows. */
export function orderKind(
  { userType, paymentType, deliveryTypeId }: FormValues,
  { type, hasGoods, deliveryKindOf, hasPoint }: OrderForm,
): OrderKind {
  return {
    isFast: type === 'fast',
    isCompany: userType === 'ur',
    isInvoiced: paymentType === 'invoice',
    hasGoods,
    deliveryKind: hasGoods && typeof deliveryTypeId === 'string' ? deliveryKindOf(deliveryTypeId) : null,
    hasPoint: hasGoods && hasPoint,
  };
}

const ON_FAST_FORM: readonly OrderFieldName[] = ['fio', 'phone', 'orderComment'];
const ADDRESS: readonly OrderFieldName[] = ['deliveryStreet', 'deliveryHome'];
const DELIVERY: readonly OrderFieldName[] = ['deliveryCityId', 'deliveryTypeId'];

/**
 * Whether a form shows the field. Only shown fields are checked and sent; the draft keeps the
 * others.
 */
export function isShown(field: OrderFieldName, order: OrderKind): boolean {
  const { isFast, isCompany, hasGoods, deliveryKind, hasPoint } = order;
  if (isFast) return ON_FAST_FORM.includes(field);
  if (field.startsWith('requisite')) return isCompany;
  if (!field.startsWith('delivery')) return true;
  if (DELIVERY.includes(field)) return hasGoods;
  if (field === 'deliveryPointId') return hasPoint;
  return deliveryKind === 'courier' || (deliveryKind === 'transport' && !hasPoint && ADDRESS.includes(field));
}

export interface CheckoutRules extends CourierDays {
  isPaymentDisabled: boolean;
  kindOf: (values: FormValues) => OrderKind;
}

/**
 * Adds the city to the rules of an order: it comes before the way of delivery.
 */
export function createCheckoutSchema({ kindOf, ...circumstances }: CheckoutRules) {
  const isDelivered = (values: FormValues) => isShown('deliveryCityId', kindOf(values));
  const hasCity = (values: FormValues) => isDelivered(values) && values.deliveryCityId !== '';
  return orderSchema({ ...circumstances, kindOf, isShown }).shape({
    deliveryCityId: text(onlyIf(isDelivered, required())),
    deliveryTypeId: text(onlyIf(hasCity, required())),
  });
}
