import type { ChildProduct, Discount, Product } from '@shop/shared/runtime';

export interface PriceStep {
  /** From this many pieces on. */
  productCount: number;
  price: number;
}

type Priced = Pick<ChildProduct, 'id' | 'price'>;

/** Prices of one piece by count, from one piece upwards; a single step where there are no discounts. */
export function priceSteps(product: Priced, discounts: readonly Discount[]): PriceStep[] {
  const steps = discounts
    .filter(({ productId }) => productId === product.id)
    .map(({ productCount, discount }) => ({ productCount, price: Math.max(0, product.price - discount) }))
    .toSorted((a, b) => a.productCount - b.productCount);
  return [{ productCount: 1, price: product.price }, ...steps];
}

export function unitPrice(product: Priced, discounts: readonly Discount[], productCount: number): number {
  return priceSteps(product, discounts).findLast((step) => step.productCount <= productCount)?.price ?? product.price;
}

/** What the product and its accessories cost together in this count. */
export function totalPrice(
  product: Product,
  accessories: readonly ChildProduct[],
  discounts: readonly Discount[],
  productCount: number,
): number {
  const each = [product, ...accessories].map((item) => unitPrice(item, discounts, productCount));
  return each.reduce((sum, price) => sum + price, 0) * productCount;
}
