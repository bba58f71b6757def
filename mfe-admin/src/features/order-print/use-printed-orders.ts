import { useEffect, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffOrdersToPrintDocument } from '../../generated/graphql';
import type { Order } from '../../order';

interface Loaded {
  /** Null while they load; in the order in which they were asked for. */
  orders: readonly Order[] | null;
  hasFailed: boolean;
}

const LOADING: Loaded = { orders: null, hasFailed: false };

/**
 * The orders that are to be printed, as they are now. They are not renewed: nothing may change
 * between the look and the paper.
 * @param ids the same array at each render
 */
export function usePrintedOrders(ids: readonly number[]) {
  const { client } = useShop();
  const [loaded, setLoaded] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const rows = await query(client, StaffOrdersToPrintDocument, { ids: [...ids] }).then(
        ({ staffOrders }) => staffOrders.rows,
        () => null,
      );
      const orders = rows && ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
      if (!isLeft) setLoaded({ orders, hasFailed: orders === null });
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [client, ids, attempt]);
  return {
    ...loaded,
    loadAgain: () => {
      setLoaded(LOADING);
      setAttempt(attempt + 1);
    },
  };
}
