export { isKey } from './keys';
export { lockStoreFolder, openFileStore } from './file-store';
export { openStore, type OpenedStore } from './open-store';
export { StoreError, type Store, type StoredObject } from './store';
