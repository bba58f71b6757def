import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShopStorage } from '../shop/storage';
import { addToCart, readCart, removeFromCart, setCartCount } from './cart-rules';
import type { CartAddition, CartItem } from './types';

export const CART_STORAGE_KEY = 'shop.cart';

export interface CartState {
  items: CartItem[];
  /** Initially true: the server renders no cart, the browser reads it after hydration. */
  isLoading: boolean;
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

export type CartStore = StoreApi<CartState>;

/** The cart of a visitor, in browser storage under `shop.cart` (decisions, "Cart, compare, orders"). */
export function createCartStore(storage: ShopStorage): CartStore {
  return createStore<CartState>()((set) => {
    // Another tab may have written since this one last read, so each change starts from what is stored.
    const change = (next: (items: CartItem[]) => CartItem[]) => {
      const items = next(readCart(storage.read(CART_STORAGE_KEY)));
      storage.write(CART_STORAGE_KEY, items);
      set({ items, isLoading: false });
    };
    return {
      items: [],
      isLoading: true,
      load: () => set({ items: readCart(storage.read(CART_STORAGE_KEY)), isLoading: false }),
      add: (addition) => change((items) => addToCart(items, addition)),
      setCount: (id, productCount) => change((items) => setCartCount(items, id, productCount)),
      remove: (id) => change((items) => removeFromCart(items, id)),
      clear: () => change(() => []),
      replace: (items) => change(() => [...items]),
    };
  });
}
