import type { ListSource, ListStore, Row, WaitingSource } from '../runtime/kept/list-source';
import type { ShopStorage } from '../runtime/shop/storage';
import { withTabLock } from './tab-lock';

export interface StartOptions<Item> {
  storage: ShopStorage;
  /** Brings what a guest had kept to the server; one tab at a time. */
  merge: () => Promise<void>;
  createList: (waiting: WaitingSource<Item>) => ListSource<Item>;
  /** Called before the guest's rows change between two attempts. */
  onLocalChange: () => void;
}

/** Moves a list from this browser to the server. Until that has worked it lives here, and each look tries again. */
export async function startList<Item extends Row>(
  store: ListStore<Item>,
  waiting: WaitingSource<Item>,
  options: StartOptions<Item>,
): Promise<void> {
  const { storage, merge, createList, onLocalChange } = options;
  try {
    if (store.local.read().length > 0) await withTabLock(storage, merge);
    if (store.source === waiting) store.source = createList(waiting);
  } catch {
    if (store.source !== waiting) return;
    const { local } = store;
    store.source = {
      early: [],
      load: () =>
        void startList(
          store,
          store.wait(() => undefined),
          options,
        ),
      change(change) {
        onLocalChange();
        local.change(change);
      },
    };
    local.load();
    waiting.early.forEach(store.source.change);
    return;
  }
  store.source.load();
}
