import { useCallback, useState } from 'react';
import { query, RequestError, useShop } from '@shop/shared/runtime';
import { usePolling } from '../hooks';
import { StaffOrderDocument } from '../generated/graphql';
import type { Order } from './types';

const EVERY_MS = 10_000;

interface OpenOrder {
  id: number;
  /** Null while it loads. */
  order: Order | null;
  /** Why it could not be shown; an order that was shown stays. */
  failure: 'missing' | 'failed' | null;
}

/** One order, renewed while it is open. */
export function useOrder(id: number) {
  const { client } = useShop();
  const [state, setState] = useState<OpenOrder>({ id, order: null, failure: null });
  const shown: OpenOrder = state.id === id ? state : { id, order: null, failure: null };

  const replace = useCallback((order: Order) => {
    // An answer that was overtaken by a newer one must not take the order back.
    setState((before) =>
      before.order?.id === order.id && before.order.revision > order.revision
        ? before
        : { id: order.id, order, failure: null },
    );
  }, []);

  const load = useCallback(async () => {
    try {
      const { staffOrder } = await query(client, StaffOrderDocument, { id });
      replace(staffOrder);
    } catch (error) {
      const failure = error instanceof RequestError && error.code === 'NOT_FOUND' ? 'missing' : 'failed';
      setState((before) => ({ id, order: before.id === id ? before.order : null, failure }));
    }
  }, [client, id, replace]);
  usePolling(load, EVERY_MS);

  return { ...shown, replace, load };
}
