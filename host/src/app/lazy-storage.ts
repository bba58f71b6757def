export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage that is opened with each call: where it is forbidden, to name it already throws, and the page would not start. */
export function lazyStorage(open: () => KeyStorage): KeyStorage {
  return {
    getItem: (key) => open().getItem(key),
    setItem: (key, value) => open().setItem(key, value),
    removeItem: (key) => open().removeItem(key),
  };
}
