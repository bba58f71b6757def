import type { CartState } from '@shop/shared/runtime';
import type { Addition } from './plan-repeat';

/** Puts the products with their accessories into the cart, each in the number that was ordered. */
export function fillCart(cart: () => CartState, additions: readonly Addition[]): void {
  for (const { productId, productCount, children } of additions) {
    cart().add({ productId, productCount, childProductIds: children.map((child) => child.productId) });
    const main = cart().items.find((item) => item.productId === productId && item.parentId === null);
    for (const child of children) {
      const row = cart().items.find((item) => item.productId === child.productId && item.parentId === main?.id);
      // The cart has added as many accessories as products; the order may have had another number of them.
      if (row && child.productCount !== productCount)
        cart().setCount(row.id, row.productCount - productCount + child.productCount);
    }
  }
}
