import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeptList, ListView } from '../kept/list-source';
import { keepInStorage } from '../kept/stored-source';
import { LIST_REFRESH_MS } from '../lists/lists';
import type { ShopStorage } from '../shop/storage';

export const COMPARE_STORAGE_KEY = 'shop.compare';

export interface CompareItem {
  id: number;
  productId: number;
}

/** Changes show at once. Those the server refuses are taken back, with a notice. */
export interface CompareState extends ListView<CompareItem> {
  loadedAt: number | null;
  /** Read again only when forced or older than 15 minutes (specification, section 4). */
  load: (options?: { isForced?: boolean }) => void;
  /** @param place to stand at, counted from 0; the last by default */
  add: (productId: number, place?: number) => void;
  /** False, without any change, when the product is not in the list (specification, section 4). */
  remove: (productId: number) => boolean;
  clear: () => void;
}

export type CompareStore = StoreApi<CompareState> & KeptList<CompareItem>;

function isCompareItem(value: unknown): value is CompareItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, productId } = value as Partial<Record<keyof CompareItem, unknown>>; // fields are checked right below
  return Number.isInteger(id) && Number.isInteger(productId);
}

/** What was kept by another version or edited by hand: wrong rows and doubles are dropped, never a crash. */
export function readCompare(stored: unknown): CompareItem[] {
  if (!Array.isArray(stored)) return [];
  const byProduct = new Map(stored.filter(isCompareItem).map((item) => [item.productId, item]));
  return [...byProduct.values()];
}

/** The compare list: a guest's in browser storage under `shop.compare`, a user's on the server. */
export function createCompareStore(storage: ShopStorage, now: () => number = Date.now): CompareStore {
  const state = createStore<CompareState>()((set, get) => ({
    items: [],
    isLoading: true,
    hasFailed: false,
    loadedAt: null,
    load({ isForced = false } = {}) {
      const { loadedAt } = get();
      if (!isForced && loadedAt !== null && now() - loadedAt < LIST_REFRESH_MS) return;
      set({ loadedAt: now() });
      store.source.load();
    },
    add: (productId, place) =>
      store.source.change((items, nextId) =>
        items.some((item) => item.productId === productId)
          ? items
          : items.toSpliced(place ?? items.length, 0, { id: nextId(), productId }),
      ),
    remove(productId) {
      let isThere = false;
      store.source.change((items) => {
        isThere = items.some((item) => item.productId === productId);
        return isThere ? items.filter((item) => item.productId !== productId) : items;
      });
      return isThere;
    },
    clear: () => store.source.change(() => []),
  }));
  const store: CompareStore = keepInStorage(state, storage, COMPARE_STORAGE_KEY, readCompare);
  return store;
}
