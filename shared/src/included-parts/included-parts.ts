import type { CartItem, CartState, ChildProduct, Product } from '@shop/shared/runtime';

/** Whether an accessory belongs to its product: it has no price (docs/rules.md, Cart). */
export function isIncluded({ price }: Pick<ChildProduct, 'price'>): boolean {
  return price === 0;
}

/** A row of the cart as it is shown and ordered. */
export interface OrderRow extends CartItem {
  isIncluded: boolean;
}

type Catalogue = readonly (Pick<Product, 'id'> & {
  childProducts: readonly Pick<ChildProduct, 'id' | 'price' | 'active'>[];
})[];

/**
 * The rows with included parts in the count of their product, whatever their own rows say: another
 * device, an older version or a person may have written them.
 */
export function toOrderRows(items: readonly CartItem[], products: Catalogue): OrderRow[] {
  const rows = new Map(items.map((item) => [item.id, item]));
  const catalogue = new Map(products.map((product) => [product.id, product]));
  return items.map((item) => {
    const parent = item.parentId === null ? undefined : rows.get(item.parentId);
    const child = parent && catalogue.get(parent.productId)?.childProducts.find(({ id }) => id === item.productId);
    return parent && child?.active && isIncluded(child)
      ? { ...item, productCount: parent.productCount, isIncluded: true }
      : { ...item, isIncluded: false };
  });
}

/**
 * Sets the count of a row. Rows under it with the same count follow; a count that the buyer has
 * chosen stays. Included parts always have the count of their product: see `toOrderRows`.
 */
export function setCountWithParts({ items, setCount }: CartState, id: number, count: number): void {
  const before = items.find((row) => row.id === id)?.productCount;
  for (const row of items)
    if (row.id === id || (row.parentId === id && row.productCount === before)) setCount(row.id, count);
}
