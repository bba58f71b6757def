import type { CartFilter, SiteCart } from '../../generated/resolvers-types';
import type { UserList } from '../../user-list';
import { readCartFilter } from './cart-filter';
import type { CartRepository } from './cart-repository';
import { toSiteCart } from './site-cart';

/**
 * Deletes the rows that match the filter, and their children. An empty filter empties the cart.
 * @returns the deleted rows
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function deleteCarts(
  list: UserList<CartRepository>,
  userId: number,
  filter: CartFilter,
): Promise<SiteCart[]> {
  const conditions = readCartFilter(filter);
  const deleted = await list.change(userId, (carts) => carts.delete(userId, conditions));
  return deleted.map(toSiteCart);
}
