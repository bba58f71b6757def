import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShopStorage } from '../shop/storage';
import { createStoredList, type ListView, type StoredList } from '../shop/stored-list';
import { addToCart, readCart, removeFromCart, setCartCount } from './cart-rules';
import type { CartAddition, CartItem } from './types';

export const CART_STORAGE_KEY = 'shop.cart';

/** Changes show immediately. If the server refuses one, it is reverted with a notice. */
export interface CartState extends ListView<CartItem> {
  /** Reads the cart: after hydration, and when another tab or device may have changed it. */
  load: () => void;
  add: (addition: CartAddition) => void;
  setCount: (id: number, productCount: number) => void;
  /** Removes its children too. */
  remove: (id: number) => void;
  clear: () => void;
  /** Restores the rows of an undo. */
  replace: (items: readonly CartItem[]) => void;
}

export type CartStore = StoreApi<CartState> & { list: StoredList<CartItem> };

/** The cart: a guest's in browser storage under `shop.cart`, a user's also on the server. */
export function createCartStore(storage: ShopStorage): CartStore {
  const state = createStore<CartState>()(() => ({
    items: [],
    isLoading: true,
    hasFailed: false,
    load: () => list.load(),
    add: (addition) => list.change((items, nextId) => addToCart(items, addition, nextId)),
    setCount: (id, productCount) => list.change((items) => setCartCount(items, id, productCount)),
    remove: (id) => list.change((items) => removeFromCart(items, id)),
    clear: () => list.change(() => []),
    replace: (items) => list.change(() => [...items]),
  }));
  const list = createStoredList(state, storage, CART_STORAGE_KEY, readCart);
  return Object.assign(state, { list });
}
