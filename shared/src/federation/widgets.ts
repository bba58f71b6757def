import type { Product, ProductDetails, ProductProperty } from '../public-lists/types';
import type { PageDocument } from '../rules/page-documents/page-document';

/** Props of every widget that a remote offers to others: the contract between two teams. */
export interface Widgets {
  'mfe-catalog/product-strip': ProductStripProps;
  'mfe-catalog/product-extras': ProductExtrasProps;
  'mfe-catalog/product-preview': ProductPreviewProps;
  'mfe-cart-checkout/fast-order': FastOrderProps;
  'mfe-solutions/points-map': PointsMapProps;
  'mfe-solutions/canvas': CanvasProps;
}

export interface ProductStripProps extends Record<string, unknown> {
  /** Slugs in display order; unknown and inactive ones are left out. */
  slugs: readonly string[];
}

export interface ProductExtrasProps extends Record<string, unknown> {
  /** The product of the page. */
  slug: string;
}

/** A product as somebody edits it. Its texts contain the names of facts, not their values. */
export interface ProductDraft extends Pick<
  Product,
  'id' | 'code' | 'name' | 'slug' | 'category' | 'description' | 'price' | 'oldPrice' | 'saleEndsAt'
> {
  pictures: readonly { address: string; alt: string | null; caption: string | null }[];
  properties: readonly Omit<ProductProperty, 'compare'>[];
  /** `id` of a row that the product has, or a product that becomes one; what it costs here. */
  accessories: readonly { id: number | null; productId: number | null; price: number }[];
  discounts: readonly { productCount: number; discount: number }[];
  details: ProductDetails;
  /** How many can be bought, of a product that is not there yet. */
  stock: number;
}

/** The page of a product before it is saved. It only shows: nothing can be bought or asked. */
export interface ProductPreviewProps extends Record<string, unknown> {
  /** The same object until it changes. The id is 0 for a product that is not there yet. */
  draft: ProductDraft;
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
   * Called when the order is placed. The dialog stays open and confirms it. If the lines came from
   * the cart, empty the cart now.
   */
  onPlaced?: (orderId: number) => void;
  /** Called when the visitor closes the dialog, with or without an order. */
  onClose: () => void;
}

export interface MapPoint {
  id: number;
  title: string;
  /** Without the city. */
  address: string;
  schedule?: string | null | undefined;
  location: { latitude: number; longitude: number };
}

/** A map of points, one of which the visitor chooses. It needs a list beside it. */
export interface PointsMapProps extends Record<string, unknown> {
  city: string;
  points: readonly MapPoint[];
  /** Null while none is chosen. */
  chosenId: number | null;
  onChoose: (pointId: number) => void;
  /** Called with the place of a press beside the points. Absent where nothing is placed. */
  onPlace?: (location: MapPoint['location']) => void;
}

/** A page as it looks while it is edited. Whatever is wrong in the document is left out. */
export interface CanvasProps extends Record<string, unknown> {
  document: PageDocument;
  /**
   * By id of a block: another number draws the block anew. Its text was typed in place, so React
   * does not know what is in the page.
   */
  drawn?: Readonly<Record<string, number>>;
}
