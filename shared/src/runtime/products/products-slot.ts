import type { StoreApi } from 'zustand/vanilla';
import type { Product } from '../../public-lists/types';

/** How much is known of one id. */
export interface AskedProduct {
  /** When the last load was started, in ms since 1970. */
  loadedAt: number;
  isLoading: boolean;
  /** True when the last load failed; what was loaded before is kept. */
  hasFailed: boolean;
  /** Whether an answer has ever come. It may be that no product has the id. */
  isAnswered: boolean;
}

export interface ProductsState {
  /** The loaded products, with their accessories, by their own ids. */
  byId: ReadonlyMap<number, Product>;
  /** Ids of products and accessories. */
  asked: ReadonlyMap<number, AskedProduct>;
}

/** The products that the visitor meets: rows of the cart, compared and recently viewed ones. */
export interface KnownProducts {
  store: StoreApi<ProductsState>;
  /**
   * Loads the products with these ids, and those with such accessories, as far as they are missing
   * or older than 15 minutes. Never rejects: a failure is kept in the state of the ids and
   * reported through `onFailure`.
   */
  load: (ids: readonly number[], options?: { isForced?: boolean }) => Promise<void>;
  /** All that have been loaded. */
  list: () => readonly Product[];
}

/**
 * The place for the products of one application. The first caller of `productsOf`
 * (`@shop/shared/products`) fills it: the first script needs no code for them.
 */
export interface ProductsSlot {
  known: KnownProducts | null;
  /** Fetches products by ids; by default from the API. */
  fetchProducts?: (ids: readonly number[]) => Promise<Product[]>;
  onFailure?: (error: unknown) => void;
  /** Called when a product has been loaded again: what was made of it is out of date. */
  onReplaced?: () => void;
}
