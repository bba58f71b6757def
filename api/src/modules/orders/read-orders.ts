import type { SiteOrder } from '../../generated/resolvers-types';
import { groupBy } from '../../group-by';
import type { OrderRepository } from './order-repository';
import { toSiteOrder } from './site-order';

/** A user's orders with all their products, newest first, in two queries however many there are. */
export async function readOrders(orders: OrderRepository, userId: number, ids: number[] | null): Promise<SiteOrder[]> {
  const rows = await orders.findOwn(userId, ids);
  const products = groupBy(await orders.findProducts(rows.map(({ id }) => id)), (product) => product.order_id);
  return rows.map((row) => toSiteOrder(row, products.get(row.id) ?? []));
}
