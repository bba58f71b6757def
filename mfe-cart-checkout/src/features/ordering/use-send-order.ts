import { useShop } from '@shop/shared/runtime';
import { useRef, useState } from 'react';
import { writeLastOrder, type LastOrder } from '../last-order';
import { toOrderFailure, type IsFieldName, type OrderFailure } from './order-failure';
import { sendOrder, type OrderRequest } from './send-order';

/** What became of an order that was sent. */
export type OrderOutcome<Name extends string = string> = { kind: 'placed'; order: LastOrder } | OrderFailure<Name>;

export interface SendOrder<Name extends string = string> {
  isSending: boolean;
  outcome: OrderOutcome<Name> | null;
  /** Why the last order was not placed. */
  failure: OrderFailure<Name> | null;
  dismissFailure: () => void;
  /** Null while another press is on its way. */
  send: (request: OrderRequest) => Promise<OrderOutcome<Name> | null>;
}

/**
 * Sends the orders of one form and keeps the placed one for the last page.
 * @param isFieldName whether the page has the field that the API complains of: the buyer cannot mend another
 */
export function useSendOrder<Name extends string>(slot: string, isFieldName: IsFieldName<Name>): SendOrder<Name> {
  const shop = useShop();
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<OrderOutcome<Name> | null>(null);

  const outcomeOf = async (request: OrderRequest): Promise<OrderOutcome<Name>> => {
    try {
      const order = await sendOrder(shop, slot, request);
      writeLastOrder(shop, order);
      return { kind: 'placed', order };
    } catch (error) {
      return toOrderFailure(error, isFieldName);
    }
  };

  const send = async (request: OrderRequest) => {
    // State is too slow against a double press: the second comes before the first has been drawn.
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsSending(true);
    setOutcome(null);
    const next = await outcomeOf(request);
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
