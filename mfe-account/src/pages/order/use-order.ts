import { useCallback } from 'react';
import { query, RequestError, type Shop } from '@shop/shared/runtime';
import { usePrivateData, type PrivateData } from '../../features/private-data';
import { OrderDocument } from '../../generated/graphql';
import type { Order } from './types';

async function findOrder(client: Shop['client'], id: number): Promise<Order | null> {
  try {
    const { siteOrders } = await query(client, OrderDocument, { id });
    return siteOrders[0] ?? null;
  } catch (error) {
    if (error instanceof RequestError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** One order of the buyer's; null for an unknown number and for another's. */
export function useOrder(id: number): PrivateData<Order | null> {
  return usePrivateData(useCallback((client: Shop['client']) => findOrder(client, id), [id]));
}
