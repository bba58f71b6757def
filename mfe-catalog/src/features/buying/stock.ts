import type { ChildProduct } from '@shop/shared/runtime';

type StockItem = Pick<ChildProduct, 'active' | 'type' | 'count'>;

/** How many pieces can be sold now. A service has no stock (decisions, "Cart, compare, orders"). */
export function availableCount({ active, type, count }: StockItem): number {
  if (!active) return 0;
  return type === 'service' ? Number.POSITIVE_INFINITY : Math.max(0, count);
}

export function isObtainable(item: StockItem, productCount = 1): boolean {
  return availableCount(item) >= productCount;
}
