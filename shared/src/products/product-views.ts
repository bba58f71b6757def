import type { Product } from '@shop/shared/runtime';

/** Goods are active items of type product (docs/rules.md, Lists). */
export function selectGoods(products: readonly Product[]): Product[] {
  return products.filter((product) => product.active && product.type === 'product');
}

/** Services are active items of type service (docs/rules.md, Lists). */
export function selectServices(products: readonly Product[]): Product[] {
  return products.filter((product) => product.active && product.type === 'service');
}

export interface ProductGroup<Item = Product> {
  /** Empty for items without a category. */
  category: string;
  products: Item[];
}

/**
 * Groups by category in order of first appearance. Items without one come last, under an empty
 * name.
 */
export function groupByCategory<Item extends Pick<Product, 'category'>>(
  products: readonly Item[],
): ProductGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const product of products) {
    const category = product.category ?? '';
    const group = groups.get(category);
    if (group) group.push(product);
    else groups.set(category, [product]);
  }
  return [...groups]
    .map(([category, items]) => ({ category, products: items }))
    .toSorted((a, b) => Number(a.category === '') - Number(b.category === ''));
}
