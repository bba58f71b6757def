import type { SetCartInput, SiteCart } from '../../generated/resolvers-types';
import { findCountError, findProductIdError, refuseFields } from '../../input/field-errors';
import type { UserList } from '../../user-list';
import { refuseFullCart } from './add-to-cart';
import type { CartCount, CartRepository } from './cart-repository';
import { toSiteCart } from './site-cart';

function readCount({ productId, parentProductId = null, productCount }: SetCartInput): CartCount {
  const productIdError = findProductIdError(productId);
  const parentError = parentProductId === null ? null : findProductIdError(parentProductId);
  const countError = productCount === 0 ? null : findCountError(productCount);
  refuseFields({
    ...(productIdError && { productId: productIdError }),
    ...(parentError && { parentProductId: parentError }),
    ...(countError && { productCount: countError }),
  });
  return { product_id: productId, parent_product_id: parentProductId, product_count: productCount };
}

/** If a row is named twice, the last count applies. */
function readCounts(input: readonly SetCartInput[]): CartCount[] {
  const byProduct = new Map(
    input.map(readCount).map((row) => [`${row.parent_product_id ?? ''}/${row.product_id}`, row]),
  );
  return [...byProduct.values()];
}

/**
 * Sets rows to their counts, 0 for none, and does not touch the others. A change that is sent
 * twice, or from two devices, is made once. Products are not looked up, as in `addToCart`.
 * @returns the whole cart
 * @throws AppError BAD_REQUEST with `fields`, or with a text when the cart is full
 */
export async function setCarts(
  list: UserList<CartRepository>,
  userId: number,
  input: readonly SetCartInput[],
): Promise<SiteCart[]> {
  const counts = readCounts(input);
  const removed = counts.filter((row) => row.product_count === 0);
  const set = counts.filter((row) => row.product_count > 0);
  const mains = set.filter((row) => row.parent_product_id === null);
  const children = set.filter((row) => row.parent_product_id !== null);
  return list.change(userId, async (carts) => {
    await carts.deleteProducts(userId, removed);
    await carts.setMains(userId, mains);
    await carts.setChildren(userId, children);
    const rows = await carts.findAll(userId);
    refuseFullCart(rows.length);
    return rows.map(toSiteCart);
  });
}
