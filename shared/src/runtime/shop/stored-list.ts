import type { StoreApi } from 'zustand/vanilla';
import type { ShopStorage } from './storage';

export interface Row {
  id: number;
}

/**
 * Returns the rows after a change; the same array when nothing changes. `nextId` is for new rows.
 */
export type Change<Item> = (items: readonly Item[], nextId: () => number) => readonly Item[];

export interface ListView<Item> {
  items: readonly Item[];
  /** Initially true: the browser reads a visitor's list after hydration. */
  isLoading: boolean;
  /** True when a user's list has never loaded. */
  hasFailed: boolean;
}

/**
 * Sends local changes. Resolves when all are sent, or have to wait for the network.
 * @param isForced also fetches changes made elsewhere
 */
export type Sync = (isForced?: boolean) => Promise<void>;

/**
 * A visitor's list in browser storage, which survives leaving the page and is shared by all tabs.
 */
export interface StoredList<Item> {
  /**
   * `confirmed` holds the user's rows as the server last sent them; differences are still to be
   * sent.
   */
  readonly keys: Readonly<Record<'guest' | 'user' | 'confirmed', string>>;
  /** The storage key of the current rows: the guest's or the user's. */
  key: string;
  /** Null for a guest. */
  sync: Sync | null;
  read: (key?: string) => Item[];
  write: (items: readonly Item[]) => void;
  /** Shows the stored rows, which another tab may have changed. */
  show: () => void;
  load: () => void;
  change: (change: Change<Item>) => void;
  /** Switches from the guest's list to the user's. */
  signIn: (sync: Sync) => void;
}

/** Stores a guest's list under `key`, and a user's beside it. */
export function createStoredList<Item extends Row>(
  view: StoreApi<ListView<Item>>,
  storage: ShopStorage,
  guestKey: string,
  parse: (stored: unknown) => Item[],
): StoredList<Item> {
  const keys = { guest: guestKey, user: `${guestKey}-user`, confirmed: `${guestKey}-confirmed` };
  const list: StoredList<Item> = {
    keys,
    key: guestKey,
    sync: null,
    read: (key = list.key) => parse(storage.read(key)),
    write(items) {
      storage.write(list.key, items);
      list.show();
    },
    show: () => view.setState({ items: list.read(), ...(!list.sync && { isLoading: false, hasFailed: false }) }),
    load() {
      list.show();
      void list.sync?.(true);
    },
    change(change) {
      const before = list.read();
      let lastId = before.reduce((last, { id }) => Math.max(last, id), 0);
      const items = change(before, () => (lastId += 1));
      if (items !== before) list.write(items);
      void list.sync?.();
    },
    signIn(sync) {
      list.sync = sync;
      if (list.read().length === 0) storage.remove(keys.guest);
      // A guest's rows stay where they are until the server's are known.
      if (storage.read(keys.guest) === null || storage.read(keys.confirmed) !== null) list.key = keys.user;
      list.show();
      view.setState({ isLoading: true });
    },
  };
  return list;
}
