import { clampCount, removeFromCart, setCartCount } from '../runtime/cart/cart-rules';
import type { CartItem } from '../runtime/cart/types';
import type { Change, Unsent } from '../runtime/kept/list-source';

type Cart = readonly CartItem[];

const productOf = (items: Cart, id: number | null) => items.find((item) => item.id === id)?.productId ?? null;

/** A row is told by its product and its parent's product: each page has ids of its own. */
function findSame(items: Cart, row: CartItem, itsCart: Cart): CartItem | undefined {
  const parent = productOf(itsCart, row.parentId);
  return items.find(({ productId, parentId }) => productId === row.productId && productOf(items, parentId) === parent);
}

function withoutRow(items: Cart, row: CartItem, itsCart: Cart): Cart {
  const same = findSame(items, row, itsCart);
  return same ? removeFromCart(items, same.id) : items;
}

/**
 * Brings a cart to what a page that was left had made of it. Rows get the count they had there, not so many pieces more:
 * the server may have taken the last call without anybody hearing its answer.
 */
export function redoCart({ before, after, isEarly }: Unsent<CartItem>): Change<CartItem> {
  const redoRow = (items: Cart, row: CartItem, nextId: () => number): Cart => {
    const { productId, productCount } = row;
    const more = productCount - (findSame(before, row, after)?.productCount ?? 0);
    if (more === 0) return items;
    const same = findSame(items, row, after);
    // Nothing was sent while the server's rows had not come.
    const count = clampCount(isEarly ? (same?.productCount ?? 0) + more : productCount);
    if (same) return setCartCount(items, same.id, count);
    const parentRow = after.find(({ id }) => id === row.parentId);
    const parent = parentRow && findSame(items, parentRow, after);
    if (parentRow && !parent) return items; // taken away on another device
    return [...items, { id: nextId(), productId, parentId: parent?.id ?? null, productCount: count }];
  };

  return (items, nextId) => {
    const gone = before.filter((row) => !findSame(after, row, before));
    const left = gone.reduce((rest, row) => withoutRow(rest, row, before), items);
    return after.reduce((rest, row) => redoRow(rest, row, nextId), left);
  };
}
