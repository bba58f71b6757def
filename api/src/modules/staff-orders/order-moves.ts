import type { OrderStatus } from '../../generated/resolvers-types';
import type { OrderRow } from '../orders/order-repository';

/** The way of an order, in its order. */
const WAY: readonly OrderStatus[] = ['new', 'confirmed', 'assembled', 'shipped', 'delivered'];

/** What decides where an order may go. */
export interface MovableOrder {
  status: OrderStatus;
  /** It was placed in a preview: nobody will get it. */
  isPreview: boolean;
  /** Goods have come back: they cannot be packed again. */
  hasReturns: boolean;
}

/**
 * Where an order may go: forward by any number of steps, back by one, and `cancelled` from all but
 * `delivered` (specification of the administration, Orders).
 */
export function movesOf({ status, isPreview, hasReturns }: MovableOrder): OrderStatus[] {
  if (status === 'delivered' || status === 'cancelled') return [];
  if (isPreview) return ['cancelled'];
  const at = WAY.indexOf(status);
  const back = at > 0 && !hasReturns ? WAY.slice(at - 1, at) : [];
  return [...WAY.slice(at + 1), ...back, 'cancelled'];
}

/** Whether an order in this status can still be edited. */
export function isEditable(status: OrderStatus): boolean {
  return status === 'new' || status === 'confirmed' || status === 'assembled';
}

/** Whether goods have gone out, so that they can come back; those of a cancelled order may have. */
export function isOut({ order_status: status, is_lost: isLost }: OrderRow): boolean {
  return status === 'shipped' || status === 'delivered' || (status === 'cancelled' && isLost);
}
