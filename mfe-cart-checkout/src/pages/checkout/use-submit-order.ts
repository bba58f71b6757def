import type { ShopStorage } from '@shop/shared/runtime';
import { flattenGroups, type OrderGroup } from '../../features/order-lines';
import type { CheckoutValues, OrderType } from './checkout-values';
import type { DeliveryOption } from './delivery-options';
import { saveDraft } from './draft';
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
  storage: ShopStorage;
}

function isFieldName(name: string, values: CheckoutValues): name is keyof CheckoutValues {
  return name in values;
}

/** Puts the server's complaints on their fields and goes to the first. */
function showFieldErrors(form: CheckoutForm, fields: Readonly<Record<string, string>>): void {
  const values = form.getValues();
  const names = Object.keys(fields).filter((name) => isFieldName(name, values));
  names.forEach((name, index) =>
    form.setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 }),
  );
}

/** What the submit button does. The key comes from the draft, so that reloads and other tabs send the same one. */
export function useSubmitOrder({ type, form, order, groups, option, storage }: SubmitOrder): () => void {
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
  return form.handleSubmit(send);
}
