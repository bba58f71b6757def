import { useCallback, useEffect, useState } from 'react';
import { RequestError, query, useShop } from '@shop/shared/runtime';
import type { Order } from './order-total';
import { OrdersQuery } from './orders-query';

export type OrdersState =
  { kind: 'loading' } | { kind: 'ready'; orders: readonly Order[] } | { kind: 'signed-out' } | { kind: 'failed' };

function stateOf(error: unknown): OrdersState {
  const hasSessionEnded = error instanceof RequestError && error.code === 'UNAUTHENTICATED';
  return { kind: hasSessionEnded ? 'signed-out' : 'failed' };
}

/** The signed-in buyer's orders, newest first. They are asked for after hydration: the server renders nobody's data. */
export function useOrders(): { state: OrdersState; retry: () => void } {
  const { client, track } = useShop();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<OrdersState>({ kind: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const show = (next: OrdersState) => isCurrent && setState(next);
    track(query(client, OrdersQuery, {})).then(
      ({ siteOrders }) => show({ kind: 'ready', orders: siteOrders }),
      (error: unknown) => show(stateOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, client, track]);

  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
