import type { CartState, ChildProduct, Product } from '@shop/shared/runtime';
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
  return product.type === 'service' ? wanted : Math.min(wanted, Math.max(product.count, 0));
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

/** Puts the products and their accessories into the cart, each in the ordered quantity. */
export function fillCart(cart: () => CartState, additions: readonly Addition[]): void {
  for (const { productId, productCount, children } of additions) {
    cart().add({ productId, productCount, childProductIds: children.map((child) => child.productId) });
    const main = cart().items.find((item) => item.productId === productId && item.parentId === null);
    for (const child of children) {
      const row = cart().items.find((item) => item.productId === child.productId && item.parentId === main?.id);
      // The cart adds as many accessories as products; the order may have another quantity.
      if (row && child.productCount !== productCount)
        cart().setCount(row.id, row.productCount - productCount + child.productCount);
    }
  }
}
