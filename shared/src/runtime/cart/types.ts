/** A cart row; `parentId` is the cart id of the parent row, null for a main product (specification, section 3). */
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

/** `productCount` is 1 to 999 (decisions, "Cart, compare, orders"). */
export const MAX_PRODUCT_COUNT = 999;
