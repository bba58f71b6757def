/** Browser storage of one application; empty on the server and where storage is blocked. */
export interface ShopStorage {
  /** The parsed value, or null when absent or unreadable. */
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
}

/**
 * Keeps values as long as the page: for the server, and for browsers with full or blocked storage.
 */
export function createMemoryStorage(): ShopStorage {
  const values = new Map<string, unknown>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => values.set(key, value),
    remove: (key) => values.delete(key),
  };
}

/**
 * Storage in `localStorage`. Garbage under a key reads as null. A refused write is kept in memory,
 * so that a cart in a private window lasts as long as its page.
 */
export function createBrowserStorage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): ShopStorage {
  const refused = createMemoryStorage();
  return {
    read(key) {
      const inMemory = refused.read(key);
      if (inMemory !== null) return inMemory;
      try {
        const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        return value;
      } catch {
        return null; // written by hand or by an older version
      }
    },
    write(key, value) {
      try {
        storage.setItem(key, JSON.stringify(value));
        refused.remove(key);
      } catch {
        refused.write(key, value); // quota exceeded, or storage switched off
      }
    },
    remove(key) {
      refused.remove(key);
      try {
        storage.removeItem(key);
      } catch {
        return; // storage switched off: nothing was kept there
      }
    },
  };
}
