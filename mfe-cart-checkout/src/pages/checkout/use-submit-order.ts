import type { SyntheticEvent } from 'react';
import { flattenGroups, type OrderGroup } from '../../features/order-lines';
import type { CheckoutValues, OrderType } from './checkout-values';
import type { DeliveryOption } from './delivery-options';
import { toFastOrder, toRegularOrder } from './order-input';
import type { CheckoutForm } from './use-checkout-form';
import type { PlaceOrder } from './use-place-order';

interface SubmitOrder {
  type: OrderType;
  form: CheckoutForm;
  order: PlaceOrder;
  groups: readonly OrderGroup[];
  /** The chosen way of delivery; none for a fast order and for services. */
  option: DeliveryOption | null;
}

/** What the submit button does. */
export function useSubmitOrder({ type, form, order, groups, option }: SubmitOrder): (event?: SyntheticEvent) => void {
  const send = async (values: CheckoutValues) => {
    const lines = flattenGroups(groups);
    const outcome = await order.send({
      content: type === 'fast' ? toFastOrder(values, groups) : toRegularOrder(values, option, groups),
      lines,
      isDeliveryKnown: lines.every((line) => line.type === 'service') || typeof option?.price === 'number',
    });
    if (outcome?.kind !== 'fields') return;
    outcome.fields.forEach(({ name, message }, index) =>
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
  };
  const submit = form.handleSubmit(send);
  return (event) => void submit(event);
}
