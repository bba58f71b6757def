import { readEmail } from '@shop/shared/format';
import type { StaffNewOrderInput, StaffOrder } from '../../generated/resolvers-types';
import type { UserRepository } from '../account/user-repository';
import { placeOrder, type PlaceOrderServices } from '../orders/place-order';
import { readDeliveryPrice } from './delivery-price';
import { getStaffOrder } from './read-staff-orders';
import type { StaffOrdersServices } from './staff-orders-services';

/** The limits of buyers protect the shop from strangers; who has talked to the buyer knows more. */
const NO_LIMITS = { maxLines: 200, maxPieces: 999, maxUnconfirmedPieces: Number.MAX_SAFE_INTEGER };

/**
 * Whose the order is. Phones are not verified, so only a confirmed e-mail makes it an account's.
 */
async function findBuyer(users: Pick<UserRepository, 'findByEmail'>, email: string): Promise<number | null> {
  const user = email ? await users.findByEmail(email) : null;
  return user?.confirmed_at ? user.id : null;
}

/**
 * Places the order of a caller by the shop's own rules; the same key again returns the order.
 * @param userId the person who takes the order
 * @throws AppError BAD_REQUEST with `fields` or `products`; CONFLICT with `total` and `prices`
 */
export async function createStaffOrder(
  services: StaffOrdersServices,
  placing: PlaceOrderServices,
  { deliveryPrice, ...input }: StaffNewOrderInput,
  userId: number,
): Promise<StaffOrder> {
  const deliveryPriceKopecks = readDeliveryPrice(deliveryPrice);
  const buyerId = await findBuyer(services.users, readEmail(input.email ?? '').toLowerCase());
  const placed = await placeOrder(
    { ...placing, areRateLimitsOn: false, limits: NO_LIMITS },
    input,
    { userId: buyerId, address: '', preview: null },
    { userId, deliveryPriceKopecks },
  );
  return getStaffOrder(services, placed.id, userId);
}
