import { useShop } from '@shop/shared/runtime';
import { useRef, useState } from 'react';
import { toOrderFailure, type IsFieldName, type OrderFailure } from './order-failure';
import { sendOnce } from './send-once';

export type OrderOutcome<Placed, Name extends string = string> = { kind: 'placed'; order: Placed } | OrderFailure<Name>;

export interface SendOrder<Placed, Name extends string = string> {
  isSending: boolean;
  outcome: OrderOutcome<Placed, Name> | null;
  failure: OrderFailure<Name> | null;
  dismissFailure: () => void;
  /**
   * @param place calls the API with the order and its key, and returns the placed order
   * @returns null while another press is being sent
   */
  send: <Order extends object>(
    order: Order,
    place: (input: Order & { idempotencyKey: string }) => Promise<Placed>,
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
  const { storage, track } = useShop();
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<OrderOutcome<Placed, Name> | null>(null);

  const send: SendOrder<Placed, Name>['send'] = async (order, place) => {
    // State is too slow for a double press: the second comes before the first has been rendered.
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsSending(true);
    setOutcome(null);
    const next = await track(sendOnce(storage, slot, order, place)).then(
      (placed): OrderOutcome<Placed, Name> => ({ kind: 'placed', order: placed }),
      (error: unknown) => toOrderFailure(error, isFieldName),
    );
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
