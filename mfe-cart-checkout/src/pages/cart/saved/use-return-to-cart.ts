import { useShop, type CartItem } from '@shop/shared/runtime';
import type { SavedItem } from './saved-items';

function countOf(items: readonly CartItem[], productId: number, parentId: number): number {
  return items.find((item) => item.productId === productId && item.parentId === parentId)?.productCount ?? 0;
}

function findMain(items: readonly CartItem[], productId: number): CartItem | undefined {
  return items.find((item) => item.productId === productId && item.parentId === null);
}

/** Puts what was saved back into the cart: beside what lies there of the same product, and with its own counts. */
export function useReturnToCart(): (item: SavedItem) => void {
  const { cart } = useShop();
  return ({ productId, productCount, children }) => {
    const before = cart.getState().items;
    const standing = findMain(before, productId);
    const childProductIds = children.map((child) => child.productId);
    cart.getState().add({ productId, productCount, childProductIds });

    // `add` takes as many accessories as products; the buyer may have had other counts.
    const { items, setCount } = cart.getState();
    const main = findMain(items, productId);
    for (const child of children.filter((each) => each.productCount !== productCount)) {
      const row = items.find((item) => item.productId === child.productId && item.parentId === main?.id);
      const had = standing ? countOf(before, child.productId, standing.id) : 0;
      if (row) setCount(row.id, had + child.productCount);
    }
  };
}
