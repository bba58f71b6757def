import type { ByIdFilter, InputMaybe, SiteOrder } from '../../generated/resolvers-types';
import { readIdFilter } from '../filters/id-filter';
import type { OrderRepository } from './order-repository';
import { readOrders } from './read-orders';

/**
 * The user's own orders. An order placed as a guest belongs to nobody, even with the user's phone
 * or e-mail, because those prove nothing.
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function listOrders(
  { orders }: { orders: OrderRepository },
  userId: number,
  filter: InputMaybe<ByIdFilter> | undefined,
): Promise<SiteOrder[]> {
  return readOrders(orders, userId, readIdFilter('id', filter?.id));
}
