import { isoDate } from '@shop/shared/format';
import { AppError } from '../../errors/app-error';
import type { ByIdFilter, SiteOrder, UpdateOrderInput } from '../../generated/resolvers-types';
import { requireIds } from '../filters/id-filter';
import { readOrderChanges } from './order-changes';
import type { OrderRepository } from './order-repository';
import type { OrderTransaction } from './place-order';
import { readOrders } from './read-orders';

export interface UpdateOrderServices {
  inTransaction: <T>(work: (tx: OrderTransaction) => Promise<T>) => Promise<T>;
  /** Called after goods have gone back to the stock. */
  onStockReturned: (catalogVersion: number) => void;
}

const TOO_LATE = 'Этот заказ уже нельзя изменить';

/** Locks the user's orders: what was new stays new until they are changed. */
async function lockNewOrders(orders: OrderRepository, userId: number, ids: number[]): Promise<number[]> {
  const rows = await orders.lockOwn(userId, ids);
  const late = rows.find(({ order_status: status }) => status !== 'new');
  if (late) throw new AppError('FORBIDDEN', `order ${late.id} is ${late.order_status}`, { text: TOO_LATE });
  return rows.map(({ id }) => id);
}

async function returnGoods(orders: OrderRepository, ids: number[]): Promise<void> {
  const pieces = new Map<number, number>();
  for (const { product_id: productId, product_count: count } of await orders.findProducts(ids)) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + count);
  }
  await orders.lockStock([...pieces.keys()]);
  await orders.returnStock(pieces);
}

/**
 * The buyer's own changes of orders that are still new, all or none; cancelling gives the goods back to the stock.
 * Orders of others and unknown ones are not there for this user: they are left out of the answer.
 * @throws AppError BAD_REQUEST with `fields`; FORBIDDEN
 */
export async function updateOrders(
  services: UpdateOrderServices,
  userId: number,
  input: UpdateOrderInput,
  filter: ByIdFilter,
): Promise<SiteOrder[]> {
  const changes = readOrderChanges(input, isoDate(new Date()));
  const wanted = requireIds(filter);
  const isCancelling = changes.order_status === 'cancelled';
  const { updated, version } = await services.inTransaction(async ({ orders, readVersion }) => {
    const ids = await lockNewOrders(orders, userId, wanted);
    if (isCancelling) await returnGoods(orders, ids);
    await orders.update(ids, changes);
    return { updated: await readOrders(orders, userId, ids), version: await readVersion() };
  });
  if (isCancelling) services.onStockReturned(version);
  return updated;
}
