import { INSTALLATION, toKopecks } from '@shop/shared/format';
import type { OrderRow } from '@shop/shared/included-parts';
import { MAX_PRODUCT_COUNT, type ChildProduct, type Discount, type Product } from '@shop/shared/runtime';
import { mostInOneOrder } from '@shop/shared/validation';
import { bookLine, type DeviceChoice, type LineBooking } from '../booking';
import { type LineProblem, type NextStep, type OrderGroup, type OrderLine } from './order-lines';

/** One product of the order, summed over all its rows. */
interface Bought {
  productId: number;
  count: number;
  unitKopecks: number;
}

function stepsOf(discounts: readonly Discount[], productId: number): Discount[] {
  return discounts.filter((step) => step.productId === productId).toSorted((a, b) => a.productCount - b.productCount);
}

function discountForStep(step: Discount | undefined, unitKopecks: number): number {
  return step ? Math.min(toKopecks(step.discount), unitKopecks) : 0;
}

/**
 * The discount per piece in kopecks: the highest step that the count reaches, but never more than
 * the price.
 */
function discountPerPiece(discounts: readonly Discount[], { productId, count, unitKopecks }: Bought): number {
  return discountForStep(
    stepsOf(discounts, productId).findLast((step) => step.productCount <= count),
    unitKopecks,
  );
}

/**
 * The nearest step that makes a piece cheaper than now; null if there is none or the stock is too
 * small for it.
 */
function nextStep(discounts: readonly Discount[], bought: Bought, stock: number): NextStep | null {
  const { productId, count, unitKopecks } = bought;
  const now = discountPerPiece(discounts, bought);
  const step = stepsOf(discounts, productId).find(
    (next) => next.productCount > count && discountForStep(next, unitKopecks) > now,
  );
  if (!step || step.productCount > stock) return null;
  return { more: step.productCount - count, unitKopecks: unitKopecks - discountForStep(step, unitKopecks) };
}

interface Catalogue {
  products: readonly Product[];
  discounts: readonly Discount[];
  /** Of one product in one order (`mostInOneOrder`). */
  maxPieces?: number | undefined;
  /** The devices that the services are for. */
  choice: DeviceChoice;
}

interface Found {
  product: (ChildProduct & Pick<Product, 'neededService'>) | undefined;
  /** An accessory is sold only together with its own product. */
  isInPlace: boolean;
}

function createFinder(products: readonly Product[], items: readonly OrderRow[]): (item: OrderRow) => Found {
  const mains = new Map(products.map((product) => [product.id, product]));
  const accessories = new Map(products.flatMap(({ childProducts }) => childProducts).map((child) => [child.id, child]));
  const parents = new Map(items.map(({ id, productId }) => [id, productId]));
  return ({ productId, parentId }) => {
    if (parentId === null)
      return { product: mains.get(productId) ?? accessories.get(productId), isInPlace: mains.has(productId) };
    const siblings = mains.get(parents.get(parentId) ?? 0)?.childProducts ?? [];
    return {
      product: accessories.get(productId) ?? mains.get(productId),
      isInPlace: siblings.some(({ id }) => id === productId),
    };
  };
}

function countByProduct(items: readonly OrderRow[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { productId, productCount } of items) counts.set(productId, (counts.get(productId) ?? 0) + productCount);
  return counts;
}

/** @param wanted pieces of this product in all rows, including `count` in this one */
function findProblem({ product, isInPlace }: Found, wanted: number, count: number): LineProblem | null {
  if (!product?.active || !isInPlace) return { kind: 'discontinued' };
  if (product.type === 'service' || product.count >= wanted || product.orderTermDays) return null;
  const available = Math.max(0, product.count);
  return { kind: 'short', available, wanted, fits: Math.max(0, available - (wanted - count)) };
}

function describe(product: ChildProduct | undefined, productId: number) {
  if (!product)
    return {
      name: `Товар №\u00A0${productId}`,
      description: '',
      img: null,
      slug: null,
      type: 'product',
      isInstallation: false,
      stock: null,
    } as const;
  const { name, description, img, slug, type, active, count } = product;
  const isInstallation = type === 'service' && product.category === INSTALLATION;
  return {
    name,
    description,
    img: img ?? null,
    slug: active ? (slug ?? null) : null,
    isInstallation,
    type,
    stock: active && type === 'product' ? count : null,
  };
}

/** What a line costs: its pieces at one price, or those of each model that it is booked for. */
function costOf(item: OrderRow, found: Found, booking: LineBooking | null) {
  const devices = booking?.devices ?? [];
  const unitKopecks = devices[0]?.unitKopecks ?? toKopecks(found.product?.price ?? 0);
  if (devices.length === 0)
    return { count: item.productCount, unitKopecks, sumKopecks: unitKopecks * item.productCount };
  const count = devices.reduce((sum, device) => sum + device.count, 0);
  return {
    count,
    unitKopecks,
    sumKopecks: devices.reduce((sum, device) => sum + device.count * device.unitKopecks, 0),
  };
}

interface Joined {
  found: Found;
  /** Pieces of this product in all rows. */
  wanted: number;
  discounts: readonly Discount[];
  maxPieces: number;
  booking: LineBooking | null;
}

function toLine(item: OrderRow, { found, wanted, discounts, maxPieces, booking }: Joined): OrderLine {
  const { id, productId, isIncluded } = item;
  const { count, unitKopecks, sumKopecks } = costOf(item, found, booking);
  const known = describe(found.product, productId);
  const bought = { productId, count: wanted, unitKopecks };
  const term = found.product?.orderTermDays ?? null;
  const most = mostInOneOrder(known.stock ?? 0, maxPieces);
  return {
    id,
    productId,
    ...known,
    count,
    isIncluded,
    unitKopecks,
    sumKopecks,
    discountKopecks: discountPerPiece(discounts, bought) * count,
    orderTermDays: wanted > (known.stock ?? wanted) ? term : null,
    nextStep: nextStep(discounts, bought, term ? MAX_PRODUCT_COUNT : (known.stock ?? MAX_PRODUCT_COUNT)),
    most: known.type === 'product' && wanted > most ? most : null,
    problem: findProblem(found, wanted, count),
    neededService: found.product?.neededService ?? null,
    booking,
  };
}

/**
 * A product lacks what an included part lacks, so the part's problem is the product's: it is solved
 * by the count of the product, and shown once.
 */
function toGroup(line: OrderLine, children: OrderLine[]): OrderGroup {
  const partProblem = children.find(({ isIncluded, problem }) => isIncluded && problem !== null)?.problem ?? null;
  return {
    line: { ...line, problem: line.problem ?? partProblem },
    children: children.map((child) => (child.isIncluded ? { ...child, problem: null } : child)),
  };
}

/**
 * Joins cart rows with the catalogue and puts accessories under their products. Stock and discounts
 * apply to the sum of a product's rows.
 */
export function joinLines(
  items: readonly OrderRow[],
  { products, discounts, choice, maxPieces = Infinity }: Catalogue,
): OrderGroup[] {
  const find = createFinder(products, items);
  const wanted = countByProduct(items);
  const line = (item: OrderRow) =>
    toLine(item, {
      found: find(item),
      wanted: wanted.get(item.productId) ?? 0,
      discounts,
      maxPieces,
      booking: bookLine(item, choice, { rows: items, products }),
    });
  return items
    .filter(({ parentId }) => parentId === null)
    .map((main) => toGroup(line(main), items.filter(({ parentId }) => parentId === main.id).map(line)));
}
