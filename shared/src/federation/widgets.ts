/** Props of every widget that one remote offers to others: the contract between two teams. */
export interface Widgets {
  'mfe-catalog/product-strip': ProductStripProps;
  'mfe-catalog/buy-button': BuyButtonProps;
  'mfe-catalog/product-details': ProductDetailsProps;
  'mfe-cart-checkout/fast-order': FastOrderProps;
}

export interface ProductStripProps extends Record<string, unknown> {
  /** Slugs in the order of showing; unknown and inactive ones are left out. */
  slugs: readonly string[];
}

export interface BuyButtonProps extends Record<string, unknown> {
  /** Slug of the product; an unknown or inactive one shows nothing. */
  slug: string;
}

/** The lower part of a product page, apart from it so that the first view does not pay for its scripts. */
export interface ProductDetailsProps extends Record<string, unknown> {
  productId: number;
  documents: readonly { title: string; href: string; meta?: string }[];
  vehicles: readonly { title: string; text: string }[];
  /** Services that fit, in the order of showing. */
  serviceIds: readonly number[];
}

export interface FastOrderLine {
  productId: number;
  /** 1 to 999. */
  productCount: number;
  /** Accessories ordered with it, as many pieces as of the product. */
  childProductIds: readonly number[];
}

/** A dialog that takes a name and a phone number and places a fast order of these lines. */
export interface FastOrderProps extends Record<string, unknown> {
  lines: readonly FastOrderLine[];
  /** The order stands; the dialog stays open and says so. Whoever ordered a cart empties it now. */
  onPlaced?: (orderId: number) => void;
  /** The visitor has closed the dialog, with or without an order. */
  onClose: () => void;
}
