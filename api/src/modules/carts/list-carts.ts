import type { SiteCart } from '../../generated/resolvers-types';
import type { UserList } from '../../user-list';
import type { CartRepository } from './cart-repository';
import { toSiteCart } from './site-cart';

/** The user's cart, oldest row first. */
export async function listCarts(carts: UserList<CartRepository>, userId: number): Promise<SiteCart[]> {
  return (await carts.rows.findAll(userId)).map(toSiteCart);
}
