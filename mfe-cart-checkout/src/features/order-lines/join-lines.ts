import type { CartItem, ChildProduct, Discount, Product } from '@shop/shared/runtime';
import { toKopecks } from './money';
import type { LineProblem, OrderGroup, OrderLine } from './types';
import { discountPerPiece } from './volume-discount';

interface Catalogue {
  products: readonly Product[];
  discounts: readonly Discount[];
}

interface Found {
  product: ChildProduct | undefined;
  /** An accessory is sold beside its own product only. */
  isInPlace: boolean;
}

function createFinder(products: readonly Product[], items: readonly CartItem[]): (item: CartItem) => Found {
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

function countByProduct(items: readonly CartItem[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { productId, productCount } of items) counts.set(productId, (counts.get(productId) ?? 0) + productCount);
  return counts;
}

function findProblem({ product, isInPlace }: Found, wanted: number): LineProblem | null {
  if (!product?.active || !isInPlace) return { kind: 'gone' };
  if (product.type === 'service' || product.count >= wanted) return null;
  return { kind: 'short', available: product.count };
}

function describe(product: ChildProduct | undefined, productId: number) {
  if (!product)
    return {
      name: `Товар №\u00A0${productId}`,
      description: '',
      img: null,
      slug: null,
      type: 'product',
      stock: null,
    } as const;
  const { name, description, img, slug, type, active, count } = product;
  return {
    name,
    description,
    img: img ?? null,
    slug: active ? (slug ?? null) : null,
    type,
    stock: active && type === 'product' ? count : null,
  };
}

function toLine(item: CartItem, found: Found, wanted: number, discounts: readonly Discount[]): OrderLine {
  const { id, productId, productCount } = item;
  const unitKopecks = toKopecks(found.product?.price ?? 0);
  return {
    id,
    productId,
    ...describe(found.product, productId),
    count: productCount,
    unitKopecks,
    sumKopecks: unitKopecks * productCount,
    discountKopecks: discountPerPiece(discounts, productId, wanted, unitKopecks) * productCount,
    problem: findProblem(found, wanted),
  };
}

/** Joins cart rows with the catalogue and hangs accessories under their products. Stock and discounts count a product's rows together. */
export function joinLines(items: readonly CartItem[], { products, discounts }: Catalogue): OrderGroup[] {
  const find = createFinder(products, items);
  const wanted = countByProduct(items);
  const line = (item: CartItem) => toLine(item, find(item), wanted.get(item.productId) ?? 0, discounts);
  return items
    .filter(({ parentId }) => parentId === null)
    .map((main) => ({
      line: line(main),
      children: items.filter(({ parentId }) => parentId === main.id).map(line),
    }));
}
