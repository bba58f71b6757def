import { AppError } from '../../errors/app-error';
import type { SiteOrder, UpdateOrderInput } from '../../generated/resolvers-types';
import { hashToken } from '../../secret-token';
import { findGuestOrder } from './find-guest-order';
import { readOrderChanges } from './order-changes';
import type { Buyer } from './order-transaction';
import { toSiteOrder } from './site-order';
import { changeOrders, type ChangeableOrders, type UpdateOrderServices } from './update-orders';

interface GuestChange {
  id: number;
  key: string;
  input: UpdateOrderInput;
}

/**
 * Changes a guest's order, by the key of its link and the rules of a user's. docs/rules.md,
 * "Orders".
 * @throws AppError BAD_REQUEST with `fields`; FORBIDDEN; NOT_FOUND; TOO_MANY_REQUESTS
 */
export async function updateGuestOrder(
  services: UpdateOrderServices,
  { id, key, input }: GuestChange,
  buyer: Buyer,
): Promise<SiteOrder> {
  // Counts a wrong key, like looking at the order.
  await findGuestOrder(services, { id, key }, buyer.address);
  const keyHash = hashToken(key);
  const linked: ChangeableOrders = {
    buyer,
    countedAs: `guest-order-${id}`,
    lock: (orders) => orders.lockGuestOrder(id, keyHash),
    // The mail has the link, of which the database knows the hash only.
    read: async (orders) => [
      { ...toSiteOrder(await orders.getById(id), await orders.findProducts([id])), guestKey: key },
    ],
  };
  const [updated] = await changeOrders(services, linked, readOrderChanges(input, Date.now()));
  if (!updated) throw new AppError('NOT_FOUND', `guest order ${id} is gone`);
  return { ...updated, guestKey: null };
}
