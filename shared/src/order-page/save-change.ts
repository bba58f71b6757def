import { RequestError } from '@shop/shared/runtime';
import type { ChangeableOrder } from './changeable-order';

interface Calls<Order> {
  /** Sends the change. */
  update: () => Promise<Order>;
  /** Asks for the order as it is now. */
  find: () => Promise<Order | null>;
}

/**
 * Sends the buyer's change and returns the resulting order. When the shop has started on the order
 * in the meantime, that is the unchanged order with its new status.
 * @throws RequestError when the change fails for any other reason
 */
export async function saveOrderChange<Order extends ChangeableOrder>(
  order: Order,
  { update, find }: Calls<Order>,
): Promise<Order> {
  try {
    return await update();
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'FORBIDDEN') throw error;
    const present = await find();
    if (!present || present.orderStatus === order.orderStatus) throw error;
    return present;
  }
}
