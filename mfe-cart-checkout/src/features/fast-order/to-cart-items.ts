import type { FastOrderLine } from '@shop/shared/federation';
import type { CartItem } from '@shop/shared/runtime';

/** The lines as rows of a cart of their own, so that they are joined, counted and cut to the stock as any cart. */
export function toCartItems(lines: readonly FastOrderLine[]): CartItem[] {
  const items: CartItem[] = [];
  const add = (productId: number, productCount: number, parentId: number | null) => {
    const id = items.length + 1;
    items.push({ id, productId, productCount, parentId });
    return id;
  };
  for (const { productId, productCount, childProductIds } of lines) {
    const parentId = add(productId, productCount, null);
    for (const childId of childProductIds) add(childId, productCount, parentId);
  }
  return items;
}
