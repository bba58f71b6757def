import type { PageDocument } from '@shop/shared/page-documents';
import type { ShopStorage } from '@shop/shared/runtime';

/** What was typed on this device and is not on the server. */
export interface DeviceCopy {
  /** The revision of the draft that was edited, and its document. */
  revision: number;
  base: PageDocument;
  document: PageDocument;
}

export interface DeviceCopies {
  read: () => DeviceCopy | null;
  write: (copy: DeviceCopy) => void;
  remove: () => void;
}

const isCopy = (value: unknown): value is DeviceCopy =>
  typeof value === 'object' && value !== null && 'revision' in value && 'base' in value && 'document' in value;

/**
 * Keeps the copy of one page and one person. The storage is synchronous, so what was typed is kept
 * when the tab is closed in the same moment.
 */
export function createDeviceCopies(storage: ShopStorage, userId: number, pageId: string): DeviceCopies {
  const key = `studio:${userId}:${pageId}`;
  return {
    read() {
      const copy = storage.read(key);
      return isCopy(copy) ? copy : null;
    },
    write: (copy) => storage.write(key, copy),
    remove: () => storage.remove(key),
  };
}
