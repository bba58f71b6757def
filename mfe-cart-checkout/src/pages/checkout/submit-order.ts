import { toKopecks, toSentPhone } from '@shop/shared/format';
import { removeOrdered, toOrderProducts, type SendOrder } from '@shop/shared/ordering';
import { useNavigate, useShop, type CartItem } from '@shop/shared/runtime';
import type { OrderKind } from '@shop/shared/validation';
import type { SyntheticEvent } from 'react';
import type { LastOrder } from '../../features/last-order';
import { bookProducts, clearBookingDraft } from '../../features/booking';
import { flattenGroups, toSeenPrices, type OrderGroup } from '../../features/order-lines';
import { usePlaceOrder, type OrderInput } from '../../features/ordering';
import type { PaymentType } from '../../generated/graphql';
import { isShown, type CheckoutRules, type CheckoutValues } from './checkout-schema';
import { toUserType } from './payment-fields';
import {
  bookingFieldOf,
  isBookingErrorName,
  type BookingErrorName,
  type CheckoutBooking,
} from './use-checkout-booking';
import { clearCheckoutDraft, type CheckoutForm } from './use-checkout-form';

const PAYMENT_TYPES: readonly PaymentType[] = ['cash', 'card_on_delivery', 'invoice', 'online'];

/** Builds the API's input from the fields that the form shows; blank ones become null. */
function toOrderInput(values: CheckoutValues, order: OrderKind, products: OrderInput['products']): OrderInput {
  const shown = (Object.keys(values) as (keyof CheckoutValues)[]).filter((name) => isShown(name, order)); // keys of `values`
  const texts = Object.fromEntries(shown.map((name) => [name, values[name].trim() || null]));
  const { deliveryCityId, deliveryTypeId, deliveryPointId, ...rest } = texts;
  return {
    ...rest,
    fio: values.fio.trim(),
    phone: toSentPhone(values.phone),
    fastOrder: order.isFast,
    userType: order.isFast ? 'fiz' : toUserType(values.userType),
    ...(deliveryCityId && { deliveryCityId: Number(deliveryCityId) }),
    ...(deliveryTypeId && { deliveryTypeId: Number(deliveryTypeId) }),
    ...(deliveryPointId && { deliveryPointId: Number(deliveryPointId) }),
    ...(!order.isFast && { paymentType: PAYMENT_TYPES.find((type) => type === values.paymentType) ?? null }),
    products,
  };
}

/** What the API may name: a field of this form, or of the booking. */
export type CheckoutFieldName = keyof CheckoutValues | BookingErrorName;

export type CheckoutOrder = SendOrder<LastOrder, CheckoutFieldName>;

interface SubmitOrder {
  form: CheckoutForm;
  booking: CheckoutBooking;
  order: CheckoutOrder;
  items: readonly CartItem[];
  groups: readonly OrderGroup[];
  kindOf: CheckoutRules['kindOf'];
  /** In roubles; null when a manager agrees the price later. */
  deliveryPrice: number | null;
}

/** Returns the submit handler. A placed order leaves the cart, and the last page opens. */
export function useSubmitOrder(submitted: SubmitOrder): (event?: SyntheticEvent) => void {
  const { form, booking, order, items, groups, kindOf, deliveryPrice } = submitted;
  const shop = useShop();
  const navigate = useNavigate();
  const lines = flattenGroups(groups);
  const place = usePlaceOrder(lines, deliveryPrice !== null);

  const refuse = (name: CheckoutFieldName, message: string, isFirst: boolean) => {
    if (isBookingErrorName(name)) booking.fields.current?.refuse(bookingFieldOf(name), message);
    else form.setError(name, { type: 'server', message }, { shouldFocus: isFirst });
  };

  const send = async (values: CheckoutValues) => {
    const seen = toSeenPrices(groups, toKopecks(deliveryPrice ?? 0));
    const products = bookProducts(toOrderProducts(items), lines, booking.wish);
    const outcome = await order.send(toOrderInput(values, kindOf(values), products), place, seen);
    if (outcome?.kind === 'placed') {
      clearCheckoutDraft(shop);
      clearBookingDraft(shop);
      removeOrdered(shop, items);
      void navigate('/checkout/finish', { replace: true });
    }
    if (outcome?.kind !== 'fields') return;
    outcome.fields.forEach(({ name, message }, index) => refuse(name, message, index === 0));
  };
  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    const isBooked = (await booking.fields.current?.check()) ?? true;
    await form.handleSubmit((values) => (isBooked ? send(values) : undefined))();
  };
  return (event) => void submit(event);
}
