import { AppError } from '../../errors/app-error';
import type { ByIdFilter, SiteOrder, UpdateOrderInput } from '../../generated/resolvers-types';
import type { RateLimit } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { requireIds } from '../filters/id-filter';
import { composeChangeMails } from './order-change-mail';
import { readOrderChanges } from './order-changes';
import type { LockedOrder, OrderChanges, OrderRepository } from './order-repository';
import { countHeldPieces } from './order-stock';
import type { Buyer, OrderTransaction } from './order-transaction';
import { queueOrderMails } from './queue-order-mails';
import { readOrders } from './read-orders';
import { stockEffectOfMove } from './stock-effects';

export interface UpdateOrderServices {
  orders: OrderRepository;
  inTransaction: <T>(work: (tx: OrderTransaction) => Promise<T>) => Promise<T>;
  /** Called once for each committed change. */
  onUpdated: (catalogVersion: number) => void;
  areRateLimitsOn: boolean;
  shopEmail: string;
  publicUrl: string;
}

/** The orders that somebody may change. */
export interface ChangeableOrders {
  buyer: Buyer;
  /** Whose changes are counted together. */
  countedAs: string;
  /** Locks them, so that new ones stay new until they are changed. */
  lock: (orders: OrderRepository) => Promise<LockedOrder[]>;
  /** Reads those of the ids as their mails show them. */
  read: (orders: OrderRepository, ids: number[]) => Promise<SiteOrder[]>;
}

// Each change sends the shop a mail.
const CHANGE_LIMIT: RateLimit = { name: 'order-changes', hits: 30, windowSeconds: 15 * 60 };
const NOT_CHANGEABLE = 'Этот заказ уже нельзя изменить';

function refuseProcessed(rows: LockedOrder[]): void {
  const processed = rows.find(({ order_status: status }) => status !== 'new');
  if (processed)
    throw new AppError('FORBIDDEN', `order ${processed.id} is ${processed.order_status}`, { text: NOT_CHANGEABLE });
}

/** The orders are new: `lockNewOrders` refuses others. */
async function releaseGoods({ orders, stock }: OrderTransaction, ids: number[]): Promise<void> {
  await stock.apply(countHeldPieces(await orders.findProducts(ids)), stockEffectOfMove('new', 'cancelled'));
}

const FIELDS: Record<keyof OrderChanges, string> = {
  order_comment: 'orderComment',
  delivery_comment: 'deliveryComment',
  delivery_date: 'deliveryDate',
  delivery_period: 'deliveryPeriod',
  order_status: 'orderStatus',
};

/** The record names the fields, for the shop's people who have the order open. */
async function recordChanges({ orders, audit }: OrderTransaction, ids: number[], changes: OrderChanges): Promise<void> {
  const action = changes.order_status === 'cancelled' ? 'buyer-cancel-order' : 'buyer-update-order';
  const fields = (Object.keys(FIELDS) as (keyof OrderChanges)[]).filter((name) => name in changes); // its own keys
  for (const { id, revision } of await orders.findRevisions(ids)) {
    const details = { revision, fields: fields.map((name) => FIELDS[name]) };
    await audit.add({ action, userId: null, orderId: id, details });
  }
}

/**
 * The buyer's own changes to orders that are still new, all or none. Cancelling lets the
 * goods go to others.
 * The change, the stock and the mails are written in one transaction.
 * @throws AppError FORBIDDEN; TOO_MANY_REQUESTS
 */
export async function changeOrders(
  services: UpdateOrderServices,
  { buyer, countedAs, lock, read }: ChangeableOrders,
  changes: OrderChanges,
): Promise<SiteOrder[]> {
  const { areRateLimitsOn } = services;
  const { updated, version } = await services.inTransaction(async (tx) => {
    const rows = await lock(tx.orders);
    refuseProcessed(rows);
    if (areRateLimitsOn) refuseWhenPassed(await tx.limits.count(CHANGE_LIMIT, countedAs), 'changes of orders');
    const ids = rows.map(({ id }) => id);
    if (changes.order_status === 'cancelled') await releaseGoods(tx, ids);
    await tx.orders.update(ids, changes);
    await recordChanges(tx, ids, changes);
    const orders = await read(tx.orders, ids);
    for (const order of orders) {
      const goods = await tx.orders.findGoods(order.id);
      await queueOrderMails(tx, composeChangeMails(order, changes, { ...services, goods }), { buyer, areRateLimitsOn });
    }
    return { updated: orders, version: await tx.readVersion() };
  });
  services.onUpdated(version);
  return updated;
}

/**
 * Changes a user's orders. Unknown orders and those of others are missing from the answer.
 * @throws AppError BAD_REQUEST with `fields`; FORBIDDEN; TOO_MANY_REQUESTS
 */
export async function updateOrders(
  services: UpdateOrderServices,
  buyer: Buyer & { userId: number },
  input: UpdateOrderInput,
  filter: ByIdFilter,
): Promise<SiteOrder[]> {
  const changes = readOrderChanges(input, Date.now());
  const wanted = requireIds(filter);
  const { userId } = buyer;
  const own: ChangeableOrders = {
    buyer,
    countedAs: `user-${userId}`,
    lock: (orders) => orders.lockOwn(userId, wanted),
    read: (orders, ids) => readOrders(orders, userId, ids),
  };
  return changeOrders(services, own, changes);
}
