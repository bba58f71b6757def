import { mutate, query, RequestError, type Shop } from '@shop/shared/runtime';
import { OrderDocument, UpdateOrderDocument, type UpdateOrderInput } from '../../generated/graphql';
import type { Order } from './types';

/**
 * Sends the buyer's change of an order and gives the order as it then stands.
 * Where the shop has begun to work on it meanwhile, that is the order unchanged, with its new status.
 * @throws RequestError
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
