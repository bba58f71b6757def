import { AppError } from '../../errors/app-error';
import type { SiteOrder } from '../../generated/resolvers-types';
import { NO_RATE_LIMITS } from '../../rate-limit/no-rate-limits';
import type { RateLimits } from '../../rate-limit/rate-limit-repository';
import { hashToken } from '../../secret-token';
import { limitMisses } from '../account/limit-misses';
import type { OrderRepository } from './order-repository';
import type { OrderTransaction } from './order-transaction';
import { toSiteOrder } from './site-order';

interface GuestOrderServices {
  orders: OrderRepository;
  inTransaction: <T>(work: (tx: OrderTransaction) => Promise<T>) => Promise<T>;
  areRateLimitsOn: boolean;
}

async function find(orders: OrderRepository, id: number, key: string): Promise<SiteOrder> {
  const order = await orders.findGuestOrder(id, hashToken(key));
  // An unknown order and a wrong key look the same.
  if (!order) throw new AppError('NOT_FOUND', 'no guest order with this key');
  return toSiteOrder(order, await orders.findProducts([order.id]));
}

/**
 * A guest's order, by the key of its link. docs/rules.md, "Orders".
 * @param address of the visitor: its wrong keys are limited
 * @throws AppError NOT_FOUND; TOO_MANY_REQUESTS
 */
export async function findGuestOrder(
  { orders, inTransaction, areRateLimitsOn }: GuestOrderServices,
  { id, key }: { id: number; key: string },
  address: string,
): Promise<SiteOrder> {
  const limits: RateLimits = {
    ...NO_RATE_LIMITS,
    ...(areRateLimitsOn && { count: (limit, who) => inTransaction((tx) => tx.limits.count(limit, who)) }),
  };
  return limitMisses(limits, address, () => find(orders, id, key));
}
