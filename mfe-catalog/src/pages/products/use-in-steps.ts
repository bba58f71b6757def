import type { Product } from '@shop/shared/runtime';
import { startTransition, useEffect, useState } from 'react';

/** Cards that can be near the window: what follows them is not laid out, and comes at once. */
const NEAR = 12;

/**
 * Goods of a list that changes, a frame behind it and from the top down, one with each frame: laying out all that changes in
 * one would hold up the next letter typed. What is only added at the end comes at once.
 */
export function useInSteps(products: readonly Product[]): readonly Product[] {
  const [shown, setShown] = useState(products);
  const from = products.findIndex((product, index) => product !== shown[index]);
  const isLast = from < 0 || from >= Math.min(shown.length, NEAR);
  useEffect(() => {
    if (shown === products) return;
    const next = isLast ? products : products.slice(0, from + 1).concat(shown.slice(from + 1, products.length));
    const frame = requestAnimationFrame(() => startTransition(() => setShown(next)));
    return () => cancelAnimationFrame(frame);
  }, [products, shown, from, isLast]);
  return isLast ? products : shown;
}
