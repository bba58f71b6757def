import type { Discount } from '@shop/shared/runtime';
import { toKopecks } from './money';

/** Kopecks off each piece: the highest step that the count of this product reaches, never more than its price. */
export function discountPerPiece(
  discounts: readonly Discount[],
  productId: number,
  count: number,
  unitKopecks: number,
): number {
  const reached = discounts
    .filter((step) => step.productId === productId && step.productCount <= count)
    .toSorted((a, b) => b.productCount - a.productCount)[0];
  return reached ? Math.min(toKopecks(reached.discount), unitKopecks) : 0;
}
