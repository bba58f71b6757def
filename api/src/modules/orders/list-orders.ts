import type { ByIdFilter, InputMaybe, SiteOrder } from '../../generated/resolvers-types';
import { readIdFilter } from '../filters/id-filter';
import type { OrderRepository } from './order-repository';
import { readOrders } from './read-orders';

/**
 * The user's own orders. One placed as a guest is nobody's, even with the user's phone or e-mail: those prove nothing.
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function listOrders(
  { orders }: { orders: OrderRepository },
  userId: number,
  filter: InputMaybe<ByIdFilter> | undefined,
): Promise<SiteOrder[]> {
  return readOrders(orders, userId, readIdFilter('id', filter?.id));
}
