import { readPhone, toKopecks } from '@shop/shared/format';
import { removeOrdered, toOrderProducts, type SendOrder } from '@shop/shared/ordering';
import { useNavigate, useShop, type CartItem } from '@shop/shared/runtime';
import type { OrderKind } from '@shop/shared/validation';
import type { SyntheticEvent } from 'react';
import type { LastOrder } from '../../features/last-order';
import { flattenGroups, toSeenPrices, type OrderGroup } from '../../features/order-lines';
import { usePlace, type OrderInput } from '../../features/ordering';
import type { PaymentType } from '../../generated/graphql';
import { isShown, type CheckoutRules, type CheckoutValues } from './checkout-schema';
import { toUserType } from './payment-fields';
import { clearCheckoutDraft, type CheckoutForm } from './use-checkout-form';

const PAYMENT_TYPES: readonly PaymentType[] = ['cash', 'card_on_delivery', 'invoice', 'online'];

type ShownText = Exclude<keyof CheckoutValues, 'consent'>;

/** Builds the API's input from the fields that the form shows; blank ones become null. */
function toOrderInput(
  { consent: _consent, ...values }: CheckoutValues,
  order: OrderKind,
  items: readonly CartItem[],
): OrderInput {
  const shown = (Object.keys(values) as ShownText[]).filter((name) => isShown(name, order)); // keys of `values`
  const texts = Object.fromEntries(shown.map((name) => [name, values[name].trim() || null]));
  const { deliveryCityId, deliveryTypeId, deliveryPointId, ...rest } = texts;
  return {
    ...rest,
    fio: values.fio.trim(),
    phone: readPhone(values.phone),
    fastOrder: order.isFast,
    userType: order.isFast ? 'fiz' : toUserType(values.userType),
    ...(deliveryCityId && { deliveryCityId: Number(deliveryCityId) }),
    ...(deliveryTypeId && { deliveryTypeId: Number(deliveryTypeId) }),
    ...(deliveryPointId && { deliveryPointId: Number(deliveryPointId) }),
    ...(!order.isFast && { paymentType: PAYMENT_TYPES.find((type) => type === values.paymentType) ?? null }),
    products: toOrderProducts(items),
  };
}

export type CheckoutOrder = SendOrder<LastOrder, keyof CheckoutValues>;

interface SubmitOrder {
  form: CheckoutForm;
  order: CheckoutOrder;
  items: readonly CartItem[];
  groups: readonly OrderGroup[];
  kindOf: CheckoutRules['kindOf'];
  /** In roubles; null when a manager agrees the price later. */
  deliveryPrice: number | null;
}

/** Returns the submit handler. A placed order leaves the cart, and the last page opens. */
export function useSubmitOrder(submitted: SubmitOrder): (event?: SyntheticEvent) => void {
  const { form, order, items, groups, kindOf, deliveryPrice } = submitted;
  const shop = useShop();
  const navigate = useNavigate();
  const place = usePlace(flattenGroups(groups), deliveryPrice !== null);

  const send = async (values: CheckoutValues) => {
    const seen = toSeenPrices(groups, toKopecks(deliveryPrice ?? 0));
    const outcome = await order.send(toOrderInput(values, kindOf(values), items), place, seen);
    if (outcome?.kind === 'placed') {
      clearCheckoutDraft(shop);
      removeOrdered(shop, items);
      void navigate('/checkout/finish', { replace: true });
    }
    if (outcome?.kind !== 'fields') return;
    outcome.fields.forEach(({ name, message }, index) =>
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
  };
  const submit = form.handleSubmit(send);
  return (event) => void submit(event);
}
