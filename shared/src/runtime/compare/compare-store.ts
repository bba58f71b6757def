import { createStore, type StoreApi } from 'zustand/vanilla';
import { LIST_REFRESH_MS } from '../lists/lists';
import type { ShopStorage } from '../shop/storage';

export const COMPARE_STORAGE_KEY = 'shop.compare';

export interface CompareItem {
  id: number;
  productId: number;
}

export interface CompareState {
  items: CompareItem[];
  isLoading: boolean;
  loadedAt: number | null;
  /** Read again only when forced or older than 15 minutes (specification, section 4). */
  load: (options?: { isForced?: boolean }) => void;
  add: (productId: number) => void;
  /** False, without any change, when the product is not in the list (specification, section 4). */
  remove: (productId: number) => boolean;
  clear: () => void;
}

export type CompareStore = StoreApi<CompareState>;

function isCompareItem(value: unknown): value is CompareItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, productId } = value as Partial<Record<keyof CompareItem, unknown>>; // fields are checked right below
  return Number.isInteger(id) && Number.isInteger(productId);
}

function readCompare(stored: unknown): CompareItem[] {
  if (!Array.isArray(stored)) return [];
  const byProduct = new Map(stored.filter(isCompareItem).map((item) => [item.productId, item]));
  return [...byProduct.values()];
}

/** The compare list of a visitor, in browser storage under `shop.compare`. */
export function createCompareStore(storage: ShopStorage, now: () => number = Date.now): CompareStore {
  return createStore<CompareState>()((set, get) => {
    const read = () => readCompare(storage.read(COMPARE_STORAGE_KEY));
    const write = (items: CompareItem[]) => {
      storage.write(COMPARE_STORAGE_KEY, items);
      set({ items, isLoading: false });
    };
    return {
      items: [],
      isLoading: true,
      loadedAt: null,
      load({ isForced = false } = {}) {
        const { loadedAt } = get();
        if (!isForced && loadedAt !== null && now() - loadedAt < LIST_REFRESH_MS) return;
        set({ items: read(), isLoading: false, loadedAt: now() });
      },
      add(productId) {
        const items = read();
        if (items.some((item) => item.productId === productId)) return;
        const id = items.reduce((last, item) => Math.max(last, item.id), 0) + 1;
        write([...items, { id, productId }]);
      },
      remove(productId) {
        const items = read();
        const rest = items.filter((item) => item.productId !== productId);
        if (rest.length === items.length) return false;
        write(rest);
        return true;
      },
      clear: () => write([]),
    };
  });
}
