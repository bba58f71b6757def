/** Props of every widget that a remote offers to others: the contract between two teams. */
export interface Widgets {
  'mfe-catalog/product-strip': ProductStripProps;
  'mfe-cart-checkout/fast-order': FastOrderProps;
}

export interface ProductStripProps extends Record<string, unknown> {
  /** Slugs in display order; unknown and inactive ones are left out. */
  slugs: readonly string[];
}

export interface FastOrderLine {
  productId: number;
  /** 1 to 999. */
  productCount: number;
  /** Accessories ordered with it, one for each piece of the product. */
  childProductIds: readonly number[];
}

/** A dialog that asks for a name and a phone number, and places a fast order of these lines. */
export interface FastOrderProps extends Record<string, unknown> {
  lines: readonly FastOrderLine[];
  /**
   * The order is placed; the dialog stays open and says so. If the lines were the cart, empty it
   * now.
   */
  onPlaced?: (orderId: number) => void;
  /** The visitor has closed the dialog, with or without an order. */
  onClose: () => void;
}
