import { QUANTITY } from '@shop/shared/validation';
import type { CreateCartInput, SiteCart } from '../../generated/resolvers-types';
import { findCountError, findProductIdError, refuseFields } from '../../input/field-errors';
import { refuseMoreThan, type UserList } from '../../user-list';
import type { CartRepository, NewCartRow } from './cart-repository';
import { toSiteCart } from './site-cart';

const MAX_ROWS = 300;
const NO_PARENT = 'В корзине нет такого основного товара';
const FULL = `В корзине не может быть больше ${MAX_ROWS} позиций`;

/**
 * @param rows the number of rows in the cart, including those being added
 * @throws AppError BAD_REQUEST with a text
 */
export function refuseFullCart(rows: number): void {
  refuseMoreThan(MAX_ROWS, rows, FULL);
}

function readRow({ productId, parentId = null, productCount = QUANTITY.min }: CreateCartInput): NewCartRow {
  const [productIdError, countError] = [findProductIdError(productId), findCountError(productCount)];
  refuseFields({
    ...(productIdError && { productId: productIdError }),
    ...(countError && { productCount: countError }),
  });
  return { product_id: productId, parent_id: parentId, product_count: productCount };
}

/**
 * Adds a product, or adds pieces to its existing row. The product is not looked up: a cart can hold
 * one that is not sold, only an order cannot.
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
    if (!hasParent) refuseFields({ parentId: NO_PARENT });
    const added = await carts.add(userId, row, QUANTITY.max);
    refuseFullCart(await carts.count(userId));
    return toSiteCart(added);
  });
}
