import { useCallback } from 'react';
import { mutate, query, RequestError, type Shop } from '@shop/shared/runtime';
import { usePrivateData, type PrivateData } from '../../features/private-data';
import {
  OrderDocument,
  OrderInvoiceDocument,
  UpdateOrderDocument,
  type OrderDetailsFragment,
  type UpdateOrderInput,
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
 * Sends the buyer's change and returns the resulting order. When the shop has started on the order
 * in the meantime, that is the unchanged order with its new status.
 * @throws RequestError when the change fails for any other reason
 */
export async function updateOrder(client: Shop['client'], order: Order, input: UpdateOrderInput): Promise<Order> {
  const { id } = order;
  try {
    const { siteUpdateOrders } = await mutate(client, UpdateOrderDocument, { id, input });
    const [updated] = siteUpdateOrders;
    if (updated) return updated;
    throw new RequestError('NOT_FOUND', `no order ${id}`);
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'FORBIDDEN') throw error;
    const { siteOrders } = await query(client, OrderDocument, { id });
    const [present] = siteOrders;
    if (!present || present.orderStatus === order.orderStatus) throw error;
    return present;
  }
}

/** The invoice as a PDF in base64; null when the order has none. */
export async function loadInvoice(client: Shop['client'], id: number): Promise<string | null> {
  const { siteOrders } = await query(client, OrderInvoiceDocument, { id });
  return siteOrders[0]?.invoice ?? null;
}
