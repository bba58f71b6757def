import type { ShopStorage } from '@shop/shared/runtime';
import type { SyntheticEvent } from 'react';
import { flattenGroups, type OrderGroup } from '../../features/order-lines';
import type { CheckoutValues, OrderType } from './checkout-values';
import type { DeliveryOption } from './delivery-options';
import { saveDraft } from './draft';
import { toFastOrder, toRegularOrder } from './order-input';
import type { FieldComplaint } from './order-failure';
import type { CheckoutForm } from './use-checkout-form';
import type { PlaceOrder } from './use-place-order';

interface SubmitOrder {
  type: OrderType;
  form: CheckoutForm;
  order: PlaceOrder;
  groups: readonly OrderGroup[];
  /** The chosen way of delivery; none for a fast order and for services. */
  option: DeliveryOption | null;
  storage: ShopStorage;
}

/** Puts the server's complaints on their fields and goes to the first. */
function showFieldErrors(form: CheckoutForm, complaints: readonly FieldComplaint[]): void {
  complaints.forEach(({ name, message }, index) =>
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
}

/** What the submit button does. The key comes from the draft, so that reloads and other tabs send the same one. */
export function useSubmitOrder({
  type,
  form,
  order,
  groups,
  option,
  storage,
}: SubmitOrder): (event?: SyntheticEvent) => void {
  const send = async (values: CheckoutValues) => {
    const { idempotencyKey } = saveDraft(storage, values);
    const lines = flattenGroups(groups);
    const failure = await order.place({
      input:
        type === 'fast'
          ? toFastOrder(values, groups, idempotencyKey)
          : toRegularOrder(values, option, groups, idempotencyKey),
      lines,
      isDeliveryKnown: lines.every((line) => line.type === 'service') || typeof option?.price === 'number',
    });
    if (failure?.kind === 'fields') showFieldErrors(form, failure.fields);
  };
  const submit = form.handleSubmit(send);
  return (event) => void submit(event);
}
