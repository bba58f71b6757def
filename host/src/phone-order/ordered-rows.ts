import { fillTemplate } from '@shop/shared/format';
import type { CartItem, Product, Shortage } from '@shop/shared/runtime';
import { TEXTS } from './texts';

/** A row of the cart as the buyer knows it. */
export interface OrderedRow {
  id: number;
  name: string;
  count: number;
  /** Null where the catalogue does not tell. */
  roubles: number | null;
}

/** Names and prices, as far as the list of products is here. */
export function toOrderedRows(items: readonly CartItem[], products: readonly Product[]): OrderedRow[] {
  const known = new Map(
    products.flatMap((product) => [product, ...product.childProducts]).map((product) => [product.id, product]),
  );
  return items.map(({ id, productId, productCount }) => {
    const product = known.get(productId);
    return {
      id,
      name: product?.name ?? fillTemplate(TEXTS.unknown, { id: productId }),
      count: productCount,
      // Kopecks between: 0.1 + 0.2 is not 0.3 here either.
      roubles: product ? (Math.round(product.price * 100) * productCount) / 100 : null,
    };
  });
}

/** What the rows come to; null where one of them has no price. */
export function totalOf(rows: readonly OrderedRow[]): number | null {
  const kopecks = rows.map(({ roubles }) => (roubles === null ? Number.NaN : Math.round(roubles * 100)));
  const sum = kopecks.reduce((total, amount) => total + amount, 0);
  return Number.isNaN(sum) ? null : sum / 100;
}

/** The rows with what is left: the first ones are served first, accessories go with a product that is gone. */
export function cutToStock(items: readonly CartItem[], shortages: readonly Shortage[]): CartItem[] {
  const left = new Map(shortages.map(({ productId, available }) => [productId, available]));
  const served = items.map((item) => {
    const available = left.get(item.productId) ?? item.productCount;
    const productCount = Math.max(0, Math.min(item.productCount, available));
    if (left.has(item.productId)) left.set(item.productId, available - productCount);
    return { ...item, productCount };
  });
  const ids = new Set(served.filter(({ productCount }) => productCount > 0).map(({ id }) => id));
  return served.filter(({ id, parentId }) => ids.has(id) && (parentId === null || ids.has(parentId)));
}

/** The rows as the API takes them: accessories under their product. */
export function toOrderProducts(items: readonly CartItem[]) {
  return items
    .filter(({ parentId }) => parentId === null)
    .map(({ id, productId, productCount }) => ({
      productId,
      productCount,
      childProducts: items
        .filter(({ parentId }) => parentId === id)
        .map((child) => ({ productId: child.productId, productCount: child.productCount })),
    }));
}
