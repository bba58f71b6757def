import { digitsOf } from '@shop/shared/format';
import type { OrderGroup } from '../../features/order-lines';
import { toOrderProducts, type OrderContent } from '../../features/ordering';
import type { PaymentType } from '../../generated/graphql';
import type { CheckoutValues } from './checkout-values';
import type { DeliveryOption } from './delivery-options';
import { toUserType } from './payment-options';

const PAYMENT_TYPES: readonly PaymentType[] = ['cash', 'card_on_delivery', 'invoice', 'online'];

/** What is left blank is not sent. */
function filled(text: string): string | null {
  return text.trim() || null;
}

function contact(values: CheckoutValues, groups: readonly OrderGroup[]) {
  return {
    fio: values.fio.trim(),
    phone: digitsOf(values.phone),
    orderComment: filled(values.orderComment),
    products: toOrderProducts(groups),
  } as const;
}

/** An order by name and phone: a manager settles the rest in a call. */
export function toFastOrder(values: CheckoutValues, groups: readonly OrderGroup[]): OrderContent {
  return { ...contact(values, groups), fastOrder: true, userType: 'fiz' };
}

function door(values: CheckoutValues) {
  return {
    deliveryEntrance: filled(values.deliveryEntrance),
    deliveryFloor: filled(values.deliveryFloor),
    deliveryApartment: filled(values.deliveryApartment),
    deliveryDate: filled(values.deliveryDate),
    deliveryPeriod: filled(values.deliveryPeriod),
    deliveryComment: filled(values.deliveryComment),
  };
}

/** What was typed for another way of delivery stays in the draft, but is not sent. */
function deliveryFields(values: CheckoutValues, { typeId, kind }: DeliveryOption) {
  return {
    deliveryCityId: Number(values.deliveryCityId),
    deliveryTypeId: typeId,
    ...(kind !== 'pickup' && {
      deliveryStreet: filled(values.deliveryStreet),
      deliveryHome: filled(values.deliveryHome),
    }),
    ...(kind === 'courier' && door(values)),
  };
}

function requisites(values: CheckoutValues) {
  return {
    requisiteInn: filled(values.requisiteInn),
    requisiteName: filled(values.requisiteName),
    requisiteDirector: filled(values.requisiteDirector),
    requisiteAddress: filled(values.requisiteAddress),
    requisiteBankBik: filled(values.requisiteBankBik),
    requisiteBankName: filled(values.requisiteBankName),
    requisiteAccountNumber: filled(values.requisiteAccountNumber),
    requisiteBankAccount: filled(values.requisiteBankAccount),
  };
}

/** @param delivery none where there is nothing to deliver */
export function toRegularOrder(
  values: CheckoutValues,
  delivery: DeliveryOption | null,
  groups: readonly OrderGroup[],
): OrderContent {
  const userType = toUserType(values.userType);
  return {
    ...contact(values, groups),
    fastOrder: false,
    userType,
    email: filled(values.email),
    ...(delivery && deliveryFields(values, delivery)),
    ...(userType === 'ur' && requisites(values)),
    paymentType: PAYMENT_TYPES.find((type) => type === values.paymentType) ?? null,
  };
}
