import type { Discount } from '@shop/shared/runtime';
import { toKopecks } from './money';
import type { NextStep } from './types';

/** One product of the order: all of its rows together. */
export interface Bought {
  productId: number;
  count: number;
  unitKopecks: number;
}

function stepsOf(discounts: readonly Discount[], productId: number): Discount[] {
  return discounts.filter((step) => step.productId === productId).toSorted((a, b) => a.productCount - b.productCount);
}

function offPiece(step: Discount | undefined, unitKopecks: number): number {
  return step ? Math.min(toKopecks(step.discount), unitKopecks) : 0;
}

/** Kopecks off each piece: the highest step that the count of this product reaches, never more than its price. */
export function discountPerPiece(discounts: readonly Discount[], { productId, count, unitKopecks }: Bought): number {
  return offPiece(
    stepsOf(discounts, productId).findLast((step) => step.productCount <= count),
    unitKopecks,
  );
}

/** The nearest step at which a piece costs less than now, as far as there are pieces for it. */
export function nextStep(discounts: readonly Discount[], bought: Bought, stock: number): NextStep | null {
  const { productId, count, unitKopecks } = bought;
  const now = discountPerPiece(discounts, bought);
  const step = stepsOf(discounts, productId).find(
    (next) => next.productCount > count && offPiece(next, unitKopecks) > now,
  );
  if (!step || step.productCount > stock) return null;
  return { more: step.productCount - count, unitKopecks: unitKopecks - offPiece(step, unitKopecks) };
}
