import { useCallback } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffOrdersToPrintDocument } from '../../generated/graphql';
import { useLoaded } from '../../hooks';
import type { Order } from '../../order';

/**
 * The orders that are to be printed, as they are now and in the order in which they were asked for.
 * They are not renewed: nothing may change between the look and the paper.
 * @param ids the same array at each render
 */
export function usePrintedOrders(ids: readonly number[]) {
  const { client } = useShop();
  const ask = useCallback(async (): Promise<readonly Order[]> => {
    const { rows } = (await query(client, StaffOrdersToPrintDocument, { ids: [...ids] })).staffOrders;
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  }, [client, ids]);
  const { value: orders, ...loaded } = useLoaded(ask);
  return { orders, ...loaded };
}
