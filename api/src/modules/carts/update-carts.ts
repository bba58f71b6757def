import { MESSAGES } from '@shop/shared/validation';
import type { CartFilter, SiteCart, UpdateCartInput } from '../../generated/resolvers-types';
import { findCountError, refuseFields } from '../../input/field-errors';
import type { UserList } from '../../user-list';
import { isAnyRow, readCartFilter } from './cart-filter';
import type { CartRepository } from './cart-repository';
import { toSiteCart } from './site-cart';

/**
 * Sets the count of the rows that match the filter, and returns them.
 * @throws AppError BAD_REQUEST with `fields`; also for an empty filter, because one count
 *   for a whole cart must be a mistake
 */
export async function updateCarts(
  list: UserList<CartRepository>,
  userId: number,
  { productCount }: UpdateCartInput,
  filter: CartFilter,
): Promise<SiteCart[]> {
  const conditions = readCartFilter(filter);
  const countError = findCountError(productCount);
  refuseFields({
    ...(isAnyRow(conditions) && { filter: MESSAGES.required }),
    ...(countError && { productCount: countError }),
  });
  const updated = await list.change(userId, (carts) => carts.setCount(userId, conditions, productCount));
  return updated.map(toSiteCart);
}
