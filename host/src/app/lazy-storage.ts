export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Opens a storage at each call: where it is forbidden, even reading `localStorage` throws. */
export function lazyStorage(open: () => KeyStorage): KeyStorage {
  return {
    getItem: (key) => open().getItem(key),
    setItem: (key, value) => open().setItem(key, value),
    removeItem: (key) => open().removeItem(key),
  };
}
