import type { SiteCart } from '../../generated/resolvers-types';
import type { CartRow } from './cart-repository';

/** A cart row in the shape of the contract. */
export function toSiteCart({ id, product_id, parent_id, product_count }: CartRow): SiteCart {
  return { id, productId: product_id, parentId: parent_id, productCount: product_count };
}
