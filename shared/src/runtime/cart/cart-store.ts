import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeptList, ListView } from '../kept/list-source';
import { keepInStorage } from '../kept/stored-source';
import type { ShopStorage } from '../shop/storage';
import { addToCart, readCart, removeFromCart, setCartCount } from './cart-rules';
import type { CartAddition, CartItem } from './types';

export const CART_STORAGE_KEY = 'shop.cart';

/** Changes show at once. Those the server refuses are taken back, with a notice. */
export interface CartState extends ListView<CartItem> {
  /** Reads the cart anew, e.g. after hydration or when another tab changed it. */
  load: () => void;
  add: (addition: CartAddition) => void;
  setCount: (id: number, productCount: number) => void;
  /** Children go with their parent. */
  remove: (id: number) => void;
  clear: () => void;
  /** Puts back what an undo holds. */
  replace: (items: readonly CartItem[]) => void;
}

export type CartStore = StoreApi<CartState> & KeptList<CartItem>;

/** The cart: a guest's in browser storage under `shop.cart`, a user's on the server (specification, section 4). */
export function createCartStore(storage: ShopStorage): CartStore {
  const state = createStore<CartState>()(() => ({
    items: [],
    isLoading: true,
    hasFailed: false,
    load: () => store.source.load(),
    add: (addition) => store.source.change((items, nextId) => addToCart(items, addition, nextId)),
    setCount: (id, productCount) => store.source.change((items) => setCartCount(items, id, productCount)),
    remove: (id) => store.source.change((items) => removeFromCart(items, id)),
    clear: () => store.source.change(() => []),
    replace: (items) => store.source.change(() => [...items]),
  }));
  const store: CartStore = keepInStorage(state, storage, CART_STORAGE_KEY, readCart);
  return store;
}
