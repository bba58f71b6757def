/** A cart row; `parentId` is the cart id of the parent row, null for a main product. */
export interface CartItem {
  id: number;
  productId: number;
  parentId: number | null;
  productCount: number;
}

/** What one press of "В корзину" adds: a main product and its chosen accessories. */
export interface CartAddition {
  productId: number;
  productCount?: number;
  childProductIds?: readonly number[];
}

/** The maximum count of a row; the minimum is 1. */
export const MAX_PRODUCT_COUNT = 999;
