import type { Product } from './types';

/** Goods are active items of type product (specification, section 4). */
export function selectGoods(products: readonly Product[]): Product[] {
  return products.filter((product) => product.active && product.type === 'product');
}

/** Services are active items of type service (specification, section 4). */
export function selectServices(products: readonly Product[]): Product[] {
  return products.filter((product) => product.active && product.type === 'service');
}

export interface ProductGroup {
  /** Empty for items without a category. */
  category: string;
  products: Product[];
}

/** Groups by category in order of first appearance; items without a category stand last, under an empty name. */
export function groupByCategory(products: readonly Product[]): ProductGroup[] {
  const groups = new Map<string, Product[]>();
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
