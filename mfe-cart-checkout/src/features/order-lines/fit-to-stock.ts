import type { CartItem, Shortage } from '@shop/shared/runtime';
import { flattenGroups } from './totals';
import type { OrderGroup } from './types';

/** What the catalogue says is short, in the API's own words. */
export function shortagesOf(groups: readonly OrderGroup[]): Shortage[] {
  const left = flattenGroups(groups).flatMap(({ productId, problem }) =>
    problem ? [[productId, problem.kind === 'short' ? problem.available : 0] as const] : [],
  );
  return [...new Map(left)].map(([productId, available]) => ({ productId, available }));
}

/** The rows with what is left: earlier ones are served first, accessories go with a product of which nothing is left. */
export function fitToStock(items: readonly CartItem[], shortages: readonly Shortage[]): CartItem[] {
  const left = new Map(shortages.map(({ productId, available }) => [productId, available]));
  const served = items.map((item) => {
    const productCount = Math.min(item.productCount, left.get(item.productId) ?? item.productCount);
    if (left.has(item.productId)) left.set(item.productId, (left.get(item.productId) ?? 0) - productCount);
    return { ...item, productCount };
  });
  const gone = new Set(served.filter(({ productCount }) => productCount === 0).map(({ id }) => id));
  return served.filter(({ id, parentId }) => !gone.has(id) && !(parentId !== null && gone.has(parentId)));
}
