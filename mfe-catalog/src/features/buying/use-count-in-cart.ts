import { useCart } from '@shop/shared/runtime';

/** How many pieces of a product or service are in the cart, not counting what goes with another product; 0 until hydration. */
export function useCountInCart(productId: number): number {
  return useCart(({ items }) =>
    items
      .filter((item) => item.productId === productId && item.parentId === null)
      .reduce((sum, { productCount }) => sum + productCount, 0),
  );
}
