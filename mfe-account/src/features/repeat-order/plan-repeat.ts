import type { ChildProduct, Product } from '@shop/shared/runtime';
import type { OrderedLine, OrderedProduct } from '../order';

interface Piece {
  productId: number;
  productCount: number;
}

/** A product to put into the cart, with the accessories that were ordered with it. */
export interface Addition extends Piece {
  children: Piece[];
}

/** What was ordered and is not to be had any more in that number. */
export interface Missing {
  name: string;
  /** Pieces that are left and go into the cart; 0 for none. */
  left: number;
  isGone: boolean;
}

export interface RepeatPlan {
  additions: Addition[];
  missing: Missing[];
}

function available(product: ChildProduct | undefined, wanted: number): number {
  if (!product?.active) return 0;
  return product.type === 'service' ? wanted : Math.min(wanted, Math.max(product.count, 0));
}

/** What of an order can be ordered again by today's catalogue. An accessory goes with its own product only. */
export function planRepeat(ordered: readonly OrderedProduct[], products: readonly Product[]): RepeatPlan {
  const byId = new Map(products.map((product) => [product.id, product]));
  const missing: Missing[] = [];

  const take = (line: OrderedLine, product: ChildProduct | undefined): Piece => {
    const productCount = available(product, line.productCount);
    if (productCount < line.productCount)
      missing.push({ name: line.productName, left: productCount, isGone: !product?.active });
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
