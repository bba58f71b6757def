import type { CartItem, Shop, Shortage } from '@shop/shared/runtime';
import type { OrderRow } from '../included-parts';

interface OrderedProduct {
  productId: number;
  productCount: number;
}

/** A line of an order as the API takes it: accessories under their product, no prices. */
export interface OrderProduct extends OrderedProduct {
  childProducts: OrderedProduct[];
}

/** The rows of a cart as the API takes them. */
export function toOrderProducts(rows: readonly CartItem[]): OrderProduct[] {
  const productsUnder = (parent: number | null) =>
    rows
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, productId, productCount }) => ({ id, productId, productCount }));
  return productsUnder(null).map(({ id, ...product }) => ({
    ...product,
    childProducts: productsUnder(id).map(({ productId, productCount }) => ({ productId, productCount })),
  }));
}

/**
 * The rows reduced to the stock. Earlier rows are served first. A product that lacks an included
 * part is short of it, and accessories of a sold-out product are removed with it.
 */
export function fitToStock(rows: readonly OrderRow[], shortages: readonly Shortage[]): OrderRow[] {
  const left = new Map(shortages.map(({ productId, available }) => [productId, available]));
  const counts = new Map<number, number>();
  for (const row of rows.filter(({ isIncluded }) => !isIncluded)) {
    const kit = [row, ...rows.filter(({ parentId, isIncluded }) => parentId === row.id && isIncluded)];
    const available = Math.min(row.productCount, ...kit.map(({ productId }) => left.get(productId) ?? Infinity));
    const count = Math.max(0, available);
    for (const { id, productId } of kit) {
      counts.set(id, count);
      left.set(productId, (left.get(productId) ?? Infinity) - count);
    }
  }
  const served = rows.map((row) => ({ ...row, productCount: counts.get(row.id) ?? 0 }));
  const ids = new Set(served.filter(({ productCount }) => productCount > 0).map(({ id }) => id));
  return served.filter(({ id, parentId }) => ids.has(id) && (parentId === null || ids.has(parentId)));
}

/** Removes ordered rows from the cart. What another tab has added meanwhile stays. */
export function removeOrdered({ cart }: Pick<Shop, 'cart'>, ordered: readonly Pick<CartItem, 'id' | 'productCount'>[]) {
  const { items, remove, setCount } = cart.getState();
  const counts = new Map(items.map(({ id, productCount }) => [id, productCount]));
  for (const { id, productCount } of ordered) {
    const left = (counts.get(id) ?? 0) - productCount;
    if (left > 0) setCount(id, left);
    else remove(id);
  }
}
