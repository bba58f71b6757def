import { createStore, type StoreApi } from 'zustand/vanilla';
import { isFresh } from '../lists/is-fresh';
import type { ShopStorage } from '../shop/storage';
import { createStoredList, type ListView, type StoredList } from '../shop/stored-list';

export const COMPARE_STORAGE_KEY = 'shop.compare';

export interface CompareItem {
  id: number;
  productId: number;
}

/** Changes show immediately. If the server refuses one, it is reverted with a notice. */
export interface CompareState extends ListView<CompareItem> {
  loadedAt: number | null;
  /** Read again only when forced or older than 15 minutes. */
  load: (options?: { isForced?: boolean }) => void;
  /** @param place position, counted from 0; the end by default */
  add: (productId: number, place?: number) => void;
  /** Returns false, without any change, when the product is not in the list. */
  remove: (productId: number) => boolean;
  clear: () => void;
}

export type CompareStore = StoreApi<CompareState> & { list: StoredList<CompareItem> };

function isCompareItem(value: unknown): value is CompareItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, productId } = value as Partial<Record<keyof CompareItem, unknown>>; // fields are checked right below
  return Number.isInteger(id) && Number.isInteger(productId);
}

/** Drops invalid rows and duplicates: another version or a person may have written them. */
export function readCompare(stored: unknown): CompareItem[] {
  if (!Array.isArray(stored)) return [];
  const byProduct = new Map(stored.filter(isCompareItem).map((item) => [item.productId, item]));
  return [...byProduct.values()];
}

/** The comparison: in browser storage under `shop.compare`, and for a user also on the server. */
export function createCompareStore(storage: ShopStorage, now: () => number = Date.now): CompareStore {
  const state = createStore<CompareState>()((set, get) => ({
    items: [],
    isLoading: true,
    hasFailed: false,
    loadedAt: null,
    load({ isForced = false } = {}) {
      if (!isForced && isFresh(get().loadedAt, now())) return;
      set({ loadedAt: now() });
      list.load();
    },
    add: (productId, place) =>
      list.change((items, nextId) =>
        items.some((item) => item.productId === productId)
          ? items
          : items.toSpliced(place ?? items.length, 0, { id: nextId(), productId }),
      ),
    remove(productId) {
      let isThere = false;
      list.change((items) => {
        isThere = items.some((item) => item.productId === productId);
        return isThere ? items.filter((item) => item.productId !== productId) : items;
      });
      return isThere;
    },
    clear: () => list.change(() => []),
  }));
  const list = createStoredList(state, storage, COMPARE_STORAGE_KEY, readCompare);
  return Object.assign(state, { list });
}
