import { LIMITS } from '@shop/shared/validation';
import type { CreateCartInput, SiteCart } from '../../generated/resolvers-types';
import { findCountError, findProductIdError, refuseFields } from '../../input/field-errors';
import { refuseMoreThan, type UserList } from '../../user-list';
import type { CartRepository, NewCartRow } from './cart-repository';
import { toSiteCart } from './site-cart';

const MAX_ROWS = 300;
const TEXTS = {
  noParent: 'В корзине нет такого основного товара',
  full: `В корзине не может быть больше ${MAX_ROWS} позиций`,
} as const;

function readRow({ productId, parentId = null, productCount = LIMITS.minQuantity }: CreateCartInput): NewCartRow {
  const [productIdError, countError] = [findProductIdError(productId), findCountError(productCount)];
  refuseFields({
    ...(productIdError && { productId: productIdError }),
    ...(countError && { productCount: countError }),
  });
  return { product_id: productId, parent_id: parentId, product_count: productCount };
}

/**
 * Adds a product, or pieces to the row that stands. The product is not looked up: a cart can hold one that is
 * not sold (any more), only an order cannot.
 * @throws AppError BAD_REQUEST with `fields`, or with a text when the cart is full
 */
export async function addToCart(
  list: UserList<CartRepository>,
  userId: number,
  input: CreateCartInput,
): Promise<SiteCart> {
  const row = readRow(input);
  return list.change(userId, async (carts) => {
    const hasParent = row.parent_id === null || (await carts.hasMain(userId, row.parent_id));
    if (!hasParent) refuseFields({ parentId: TEXTS.noParent });
    const added = await carts.add(userId, row, LIMITS.maxQuantity);
    refuseMoreThan(MAX_ROWS, await carts.count(userId), TEXTS.full);
    return toSiteCart(added);
  });
}
