import type { ChildProduct, Product } from '@shop/shared/runtime';
import { isObtainable } from './stock';

/**
 * Accessories that go with a product unless the buyer decides otherwise: all of them, or only the free ones
 * where paid extras must be asked for (decisions, `ACCESSORIES_PRESELECTED`).
 */
export function preselectedAccessories(product: Product, arePaidPreselected: boolean): number[] {
  return product.childProducts.filter(({ price }) => arePaidPreselected || price === 0).map(({ id }) => id);
}

/** The chosen accessories that can be had in this count: the others would stop the order later. */
export function obtainableAccessories(
  product: Product,
  chosenIds: ReadonlySet<number>,
  productCount: number,
): ChildProduct[] {
  return product.childProducts.filter((child) => chosenIds.has(child.id) && isObtainable(child, productCount));
}
