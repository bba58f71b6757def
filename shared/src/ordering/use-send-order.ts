import { productsOf } from '@shop/shared/products';
import { useShop } from '@shop/shared/runtime';
import { useRef, useState } from 'react';
import { toOrderFailure, type IsFieldName, type OrderFailure } from './order-failure';
import type { SeenPrices } from './seen-prices';
import { sendOnce, type SentOrder } from './send-once';

/** What the total of an order is made of, besides the products. */
const PRICES = ['discounts', 'deliveryPrices'] as const;

export type OrderOutcome<Placed, Name extends string = string> = { kind: 'placed'; order: Placed } | OrderFailure<Name>;

export interface SendOrder<Placed, Name extends string = string> {
  isSending: boolean;
  outcome: OrderOutcome<Placed, Name> | null;
  failure: OrderFailure<Name> | null;
  dismissFailure: () => void;
  /**
   * @param place calls the API with the order, its key and the total that the buyer saw, and
   *   returns the placed order
   * @param seen null when the page shows no total
   * @returns null while another press is being sent
   */
  send: <Order extends object>(
    order: Order,
    place: (input: SentOrder<Order>) => Promise<Placed>,
    seen: SeenPrices | null,
  ) => Promise<OrderOutcome<Placed, Name> | null>;
}

/**
 * Sends the orders of one form.
 * @param slot of the form: forms do not affect each other's keys
 * @param isFieldName whether the form has the field that the API names
 */
export function useSendOrder<Placed, Name extends string>(
  slot: string,
  isFieldName: IsFieldName<Name>,
): SendOrder<Placed, Name> {
  const shop = useShop();
  const { storage, lists, track } = shop;
  const refused = useRef('');
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<OrderOutcome<Placed, Name> | null>(null);

  const send: SendOrder<Placed, Name>['send'] = async (order, place, seen) => {
    // State is too slow for a double press: the second comes before the first has been rendered.
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsSending(true);
    setOutcome(null);
    // The new total stands beside the button, so a second press of the same order accepts it.
    const content = JSON.stringify(order);
    const named = outcome?.kind === 'dearer' && refused.current === content ? outcome.total : 0;
    const expectedTotal = seen && Math.max(seen.total, named);
    const next = await track(sendOnce(storage, slot, order, expectedTotal, place)).then(
      (placed): OrderOutcome<Placed, Name> => ({ kind: 'placed', order: placed }),
      (error: unknown) => toOrderFailure(error, isFieldName, seen),
    );
    if (next.kind === 'dearer') {
      refused.current = content;
      const ids = seen?.lines.map(({ productId }) => productId) ?? [];
      void track(Promise.all([productsOf(shop).load(ids, { isForced: true }), lists.load(PRICES, { isForced: true })]));
    }
    isUnderWay.current = next.kind === 'placed';
    setIsSending(false);
    setOutcome(next);
    return next;
  };

  return {
    isSending,
    outcome,
    failure: outcome?.kind === 'placed' ? null : outcome,
    dismissFailure: () => setOutcome((current) => (current?.kind === 'placed' ? current : null)),
    send,
  };
}
