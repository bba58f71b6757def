import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ListState<Item extends { id: number | string }> {
  items: Item[];
  byId: ReadonlyMap<Item['id'], Item>;
  /** Increases with each replacement. */
  revision: number;
  /** Initially true: a list is loading until the first answer or failure. */
  isLoading: boolean;
  /** When the last load was started, in ms since 1970; null before the first. */
  loadedAt: number | null;
  /** True when the last load failed; what was loaded before is kept. */
  hasFailed: boolean;
  start: (nowMs: number) => void;
  replace: (items: Item[]) => void;
  fail: () => void;
}

export type ListStore<Item extends { id: number | string }> = StoreApi<ListState<Item>>;

function indexById<Item extends { id: number | string }>(items: Item[]): ReadonlyMap<Item['id'], Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/**
 * One list with its index, revision, loading flag and time of loading.
 * @param initial items that the server already had; the list then counts as loaded at `nowMs`
 */
export function createListStore<Item extends { id: number | string }>(
  initial?: Item[],
  nowMs = Date.now(),
): ListStore<Item> {
  return createStore<ListState<Item>>()((set) => ({
    items: initial ?? [],
    byId: indexById(initial ?? []),
    revision: initial ? 1 : 0,
    isLoading: !initial,
    loadedAt: initial ? nowMs : null,
    hasFailed: false,
    start: (startedAt) => set({ isLoading: true, loadedAt: startedAt }),
    replace: (items) =>
      set(({ revision }) => ({
        items,
        byId: indexById(items),
        revision: revision + 1,
        isLoading: false,
        hasFailed: false,
      })),
    fail: () => set({ isLoading: false, hasFailed: true }),
  }));
}
