import type { StoreApi } from 'zustand/vanilla';
import type { ShopStorage } from '../shop/storage';
import type { KeptList, ListView, LocalSource, Row } from './list-source';
import { waitForSource } from './wait-for-source';

/** Local ids are the last id plus one, starting at 1 (specification, section 4). */
const idAfter = (items: readonly Row[]) => items.reduce((last, { id }) => Math.max(last, id), 0);

function storedSource<Item extends Row>(
  store: StoreApi<ListView<Item>>,
  storage: ShopStorage,
  key: string,
  parse: (stored: unknown) => Item[],
): LocalSource<Item> {
  const read = () => parse(storage.read(key));
  return {
    read,
    forget: () => storage.remove(key),
    load: () => store.setState({ items: read(), isLoading: false, hasFailed: false }),
    // Another tab may have written since this one last read, so each change starts from what is stored.
    change(change) {
      const before = read();
      let lastId = idAfter(before);
      const items = change(before, () => (lastId += 1));
      if (items !== before) storage.write(key, items);
      store.setState({ items, isLoading: false, hasFailed: false });
    },
  };
}

/** Lets a list begin in browser storage, under `key`. */
export function keepInStorage<Item extends Row, Store extends StoreApi<ListView<Item>>>(
  store: Store,
  storage: ShopStorage,
  key: string,
  parse: (stored: unknown) => Item[],
): Store & KeptList<Item> {
  const local = storedSource(store, storage, key, parse);
  const list = Object.assign(store, {
    source: local,
    local,
    unsentKey: `${key}-unsent`,
    wait: (onLoad: () => void) => waitForSource(list, onLoad),
  }) as Store & KeptList<Item>; // `source` may be any other later
  return list;
}
