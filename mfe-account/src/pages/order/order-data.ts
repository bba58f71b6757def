import { useCallback } from 'react';
import { saveOrderChange, type OrderChange } from '@shop/shared/order-page';
import { mutate, query, RequestError, type Shop } from '@shop/shared/runtime';
import { usePrivateData, type PrivateData } from '../../features/private-data';
import {
  OrderDocument,
  OrderInvoiceDocument,
  UpdateOrderDocument,
  type OrderDetailsFragment,
} from '../../generated/graphql';

export type Order = OrderDetailsFragment;

const MAX_ID = 2_147_483_647; // the largest Int of GraphQL

/** The order id in an address; null for anything else, such as «/orders/abc» or «/orders/007». */
export function parseOrderId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

async function findOrder(client: Shop['client'], id: number): Promise<Order | null> {
  try {
    const { siteOrders } = await query(client, OrderDocument, { id });
    return siteOrders[0] ?? null;
  } catch (error) {
    if (error instanceof RequestError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** One order of the buyer; null for an unknown id and for another buyer's order. */
export function useOrder(id: number): PrivateData<Order | null> {
  return usePrivateData(useCallback((client: Shop['client']) => findOrder(client, id), [id]));
}

/**
 * Sends the buyer's change and returns the order that results.
 * @throws RequestError
 */
export function updateOrder(client: Shop['client'], order: Order, input: OrderChange): Promise<Order> {
  const { id } = order;
  return saveOrderChange(order, {
    update: async () => {
      const [updated] = (await mutate(client, UpdateOrderDocument, { id, input })).siteUpdateOrders;
      if (!updated) throw new RequestError('NOT_FOUND', `no order ${id}`);
      return updated;
    },
    find: async () => (await query(client, OrderDocument, { id })).siteOrders[0] ?? null,
  });
}

/** The invoice as a PDF in base64; null when the order has none. */
export async function loadInvoice(client: Shop['client'], id: number): Promise<string | null> {
  const { siteOrders } = await query(client, OrderInvoiceDocument, { id });
  return siteOrders[0]?.invoice ?? null;
}
