import { toKopecks, toRoubles } from '@shop/shared/format';
import { MAX_PRODUCT_COUNT, type CartItem, type ChildProduct, type Product } from '@shop/shared/runtime';
import type { OrderedLine, OrderedProduct } from '../order';

interface Piece {
  productId: number;
  productCount: number;
}

/** A product to put into the cart, with the accessories ordered with it. */
interface Addition extends Piece {
  children: Piece[];
}

/** An ordered row that is not available in the ordered quantity. */
export interface Missing {
  name: string;
  /** The pieces that are left and go into the cart; may be 0. */
  left: number;
  isDiscontinued: boolean;
}

export interface RepeatPlan {
  additions: Addition[];
  missing: Missing[];
}

function available(product: ChildProduct | undefined, wanted: number): number {
  if (!product?.active) return 0;
  const isUnlimited = product.type === 'service' || Boolean(product.orderTermDays);
  return isUnlimited ? wanted : Math.min(wanted, Math.max(product.count, 0));
}

/**
 * Decides which products of an order are still available in the catalogue. An accessory is taken
 * only together with its own product.
 */
export function planRepeat(ordered: readonly OrderedProduct[], products: readonly Product[]): RepeatPlan {
  const byId = new Map(products.map((product) => [product.id, product]));
  const missing: Missing[] = [];

  const take = (line: OrderedLine, product: ChildProduct | undefined): Piece => {
    const productCount = available(product, line.productCount);
    if (productCount < line.productCount)
      missing.push({ name: line.productName, left: productCount, isDiscontinued: !product?.active });
    return { productId: line.productId, productCount };
  };

  const additions = ordered.map((line): Addition => {
    const product = byId.get(line.productId);
    const main = take(line, product);
    const accessories = main.productCount > 0 ? (product?.childProducts ?? []) : [];
    const children = line.childProducts.map((child) =>
      take(
        child,
        accessories.find(({ id }) => id === child.productId),
      ),
    );
    return { ...main, children: children.filter(({ productCount }) => productCount > 0) };
  });

  return { additions: additions.filter(({ productCount }) => productCount > 0), missing };
}

/** A row of the cart by its product and its main product's, and how many pieces came to it. */
interface AddedRow extends Piece {
  parentProductId: number | null;
}

function findRow(items: readonly CartItem[], { productId, parentProductId }: Omit<AddedRow, 'productCount'>) {
  const main = items.find((item) => item.parentId === null && item.productId === (parentProductId ?? productId));
  if (parentProductId === null) return main;
  return items.find((item) => item.parentId === main?.id && item.productId === productId);
}

/** What came to the cart, and the cart with it. */
export interface FilledCart {
  items: CartItem[];
  added: AddedRow[];
}

/**
 * The cart with at least the ordered quantity of each product and accessory. What is there already
 * is not added again, as by «В корзину»: a second press must not double it.
 */
export function fillCart(before: readonly CartItem[], additions: readonly Addition[]): FilledCart {
  const items = before.map((item) => ({ ...item }));
  const added: AddedRow[] = [];

  const raise = ({ productId, productCount }: Piece, main: CartItem | null): CartItem => {
    const parentProductId = main?.productId ?? null;
    const known = findRow(items, { productId, parentProductId });
    const wanted = Math.min(productCount, MAX_PRODUCT_COUNT);
    const more = wanted - (known?.productCount ?? 0);
    if (more > 0) added.push({ productId, parentProductId, productCount: more });
    if (known) {
      known.productCount = Math.max(known.productCount, wanted);
      return known;
    }
    const id = Math.max(0, ...items.map((item) => item.id)) + 1;
    const row = { id, productId, parentId: main?.id ?? null, productCount: wanted };
    items.push(row);
    return row;
  };

  for (const { children, ...main } of additions) {
    const row = raise(main, null);
    for (const child of children) raise(child, row);
  }
  return { items, added };
}

/** The cart without what came to it; what has changed since stays. */
export function takeBack(items: readonly CartItem[], added: readonly AddedRow[]): CartItem[] {
  const taken = new Map(added.map((row) => [findRow(items, row)?.id, row.productCount]));
  const left = items
    .map((item) => ({ ...item, productCount: item.productCount - (taken.get(item.id) ?? 0) }))
    .filter(({ productCount }) => productCount > 0);
  const ids = new Set(left.map(({ id }) => id));
  return left.filter(({ parentId }) => parentId === null || ids.has(parentId));
}

/** What the added pieces cost today, in roubles, before discounts for quantity. */
export function priceOf(added: readonly AddedRow[], products: readonly Product[]): number {
  const prices = new Map(
    products.flatMap((product) => [product, ...product.childProducts]).map((one) => [one.id, one.price]),
  );
  const kopecks = added.map(({ productId, productCount }) => toKopecks(prices.get(productId) ?? 0) * productCount);
  return toRoubles(kopecks.reduce((sum, one) => sum + one, 0));
}
