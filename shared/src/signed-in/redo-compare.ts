import type { CompareItem } from '../runtime/compare/compare-store';
import type { Change, Unsent } from '../runtime/kept/list-source';

const productsOf = (items: readonly CompareItem[]) => new Set(items.map(({ productId }) => productId));

/** Brings a compare list to what a page that was left had made of it. */
export function redoCompare({ before, after }: Unsent<CompareItem>): Change<CompareItem> {
  const had = productsOf(before);
  const has = productsOf(after);
  return (items, nextId) => {
    const kept = items.filter(({ productId }) => has.has(productId) || !had.has(productId));
    const standing = productsOf(kept);
    const added = [...has].filter((productId) => !had.has(productId) && !standing.has(productId));
    return [...kept, ...added.map((productId) => ({ id: nextId(), productId }))];
  };
}
