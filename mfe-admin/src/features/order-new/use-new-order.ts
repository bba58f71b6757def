import { useState } from 'react';
import { clearDraft, readDraft, saveDraft } from '@shop/shared/drafts';
import { forgetKey, keyOf } from '@shop/shared/ordering';
import { mutate, RequestError, useShop } from '@shop/shared/runtime';
import { StaffCreateOrderDocument } from '../../generated/graphql';
import { emptyValues, type EditLine, type EditValues } from '../../order';
import { newOrderInput } from './new-order';

const SLOT = 'admin:new-order';

/** The lines at the prices of now, which the API tells when they have risen. */
function atPrices({ products }: EditValues, prices: NonNullable<RequestError['cost']>['prices']): readonly EditLine[] {
  const priceOf = new Map(prices.map(({ productId, price }) => [productId, price]));
  return products.map((line) => ({ ...line, price: priceOf.get(line.productId) ?? line.price }));
}

/**
 * A caller's order that is being typed. It outlives the page, and so does its key: another press,
 * also one after a tunnel, places nothing twice.
 * @param onPlaced gets the id of the order
 */
export function useNewOrder(onPlaced: (id: number) => void) {
  const shop = useShop();
  const [values, setValues] = useState(() => readDraft(shop, SLOT, emptyValues()) ?? emptyValues());
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const keep = (next: EditValues) => {
    setValues(next);
    saveDraft(shop, SLOT, next);
  };
  const place = async () => {
    setIsBusy(true);
    setError(null);
    const order = newOrderInput(values);
    try {
      const input = { idempotencyKey: keyOf(shop.storage, SLOT, order), ...order };
      const { staffCreateOrder } = await shop.track(mutate(shop.client, StaffCreateOrderDocument, { input }));
      forgetKey(shop.storage, SLOT);
      clearDraft(shop, SLOT);
      onPlaced(staffCreateOrder.id);
    } catch (cause) {
      if (cause instanceof RequestError && cause.cost)
        keep({ ...values, products: atPrices(values, cause.cost.prices) });
      setError(cause);
      setIsBusy(false);
    }
  };
  return {
    values,
    isBusy,
    error,
    fields: error instanceof RequestError ? error.fields : {},
    change: (part: Partial<EditValues>) => keep({ ...values, ...part }),
    place: () => void place(),
    clear: () => {
      forgetKey(shop.storage, SLOT);
      clearDraft(shop, SLOT);
      setValues(emptyValues());
      setError(null);
    },
  };
}
