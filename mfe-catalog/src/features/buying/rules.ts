import { toKopecks, toRoubles } from '@shop/shared/format';
import { isIncluded } from '@shop/shared/included-parts';
import type { ChildProduct, Discount, Product } from '@shop/shared/runtime';

/** The fields of an accessory that buying needs. */
export type Accessory = Pick<ChildProduct, 'id' | 'name' | 'price' | 'active' | 'type' | 'count' | 'orderTermDays'>;

/** The fields of a product or service that buying needs. */
export interface Buyable extends Accessory {
  childProducts: readonly Accessory[];
}

/** Picks the fields that buying needs, so that the page's data does not carry the others. */
export function toAccessory({ id, name, price, active, type, count, orderTermDays }: ChildProduct): Accessory {
  return { id, name, price, active, type, count, orderTermDays };
}

export function toBuyable(product: Product): Buyable {
  return { ...toAccessory(product), childProducts: product.childProducts.map(toAccessory) };
}

interface StockItem extends Pick<ChildProduct, 'active' | 'type' | 'count' | 'orderTermDays' | 'price'> {
  /** Those of a product; an accessory has none. */
  childProducts?: readonly Pick<ChildProduct, 'active' | 'price' | 'count' | 'orderTermDays'>[];
}

/**
 * Whether the price is to be asked for: then the product cannot be ordered (docs/rules.md, Orders).
 * An accessory without a price is included in its product instead.
 */
export function isPriceOnRequest({ price, childProducts }: Pick<StockItem, 'price' | 'childProducts'>): boolean {
  return price === 0 && childProducts !== undefined;
}

/** What comes within a term can be ordered beyond stock. */
const orderable = ({ count, orderTermDays }: Pick<StockItem, 'count' | 'orderTermDays'>) =>
  orderTermDays ? Infinity : count;

/**
 * The number of pieces that can be sold now. A service has no stock, and a product needs the parts
 * that are included in it.
 */
export function availableCount(item: StockItem): number {
  const { active, type, childProducts = [] } = item;
  if (!active || isPriceOnRequest(item)) return 0;
  if (type === 'service') return Number.POSITIVE_INFINITY;
  const parts = childProducts.filter((child) => child.active && isIncluded(child));
  return Math.max(0, Math.min(orderable(item), ...parts.map(orderable)));
}

export function isObtainable(item: StockItem, productCount = 1): boolean {
  return availableCount(item) >= productCount;
}

/**
 * The accessories that are added unless the buyer decides otherwise: the included ones, and those
 * with a price if `ACCESSORIES_PRESELECTED` says so (docs/rules.md, Cart).
 * @param unticked names of those that the buyer did not want
 */
export function preselectedAccessories(
  product: Buyable,
  arePaidPreselected: boolean,
  unticked: readonly unknown[],
): number[] {
  const isTicked = (child: Accessory) => isIncluded(child) || (arePaidPreselected && !unticked.includes(child.name));
  return product.childProducts.filter(isTicked).map(({ id }) => id);
}

/**
 * The chosen accessories that are available in this count: the others would block the order later.
 */
export function obtainableAccessories<Child extends Accessory>(
  product: { childProducts: readonly Child[] },
  chosenIds: ReadonlySet<number>,
  productCount: number,
): Child[] {
  return product.childProducts.filter((child) => chosenIds.has(child.id) && isObtainable(child, productCount));
}

export interface PriceStep {
  /** The price applies from this count on. */
  productCount: number;
  price: number;
}

type Priced = Pick<ChildProduct, 'id' | 'price'>;

/** The prices per piece by count, ascending from one piece. Without discounts there is one step. */
export function priceSteps(product: Priced, discounts: readonly Discount[]): [PriceStep, ...PriceStep[]] {
  const steps = discounts
    .filter(({ productId }) => productId === product.id)
    .map(({ productCount, discount }) => ({ productCount, price: Math.max(0, product.price - discount) }))
    .toSorted((a, b) => a.productCount - b.productCount);
  return [{ productCount: 1, price: product.price }, ...steps];
}

export function unitPrice(product: Priced, discounts: readonly Discount[], productCount: number): number {
  return priceSteps(product, discounts).findLast((step) => step.productCount <= productCount)?.price ?? product.price;
}

/**
 * The sum of the product and its accessories, in roubles.
 * @param countOf the pieces of each, when they are not as many as of the product
 */
export function totalPrice(
  product: Priced,
  accessories: readonly Priced[],
  discounts: readonly Discount[],
  productCount: number,
  countOf: (item: Priced) => number = () => productCount,
): number {
  const kopecks = [product, ...accessories].map((item) => {
    const count = countOf(item);
    return toKopecks(unitPrice(item, discounts, count)) * count;
  });
  return toRoubles(kopecks.reduce((sum, amount) => sum + amount, 0));
}

/** The discounts of a product and its accessories. */
export function discountsOf({ id, childProducts }: Product, discounts: readonly Discount[]): Discount[] {
  const ids = new Set([id, ...childProducts.map((child) => child.id)]);
  return discounts.filter(({ productId }) => ids.has(productId));
}
