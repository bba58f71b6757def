import type { Product } from '@shop/shared/runtime';
import { startTransition, useEffect, useState } from 'react';

/** A row of the widest window, and more than the window of a phone. */
const FIRST = 4;

/**
 * Goods of a list that changes: the first at once, and in a task of their own those that follow. All cards of a page drawn
 * anew at once would hold up the next letter typed.
 */
export function useInSteps(products: readonly Product[]): readonly Product[] {
  const [settled, setSettled] = useState(products);
  useEffect(() => startTransition(() => setSettled(products)), [products]);
  if (settled === products) return products;
  return products.map((product, index) => (index < FIRST ? product : (settled[index] ?? product)));
}
