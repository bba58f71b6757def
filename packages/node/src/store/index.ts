export { isKey } from './keys';
export { lockStoreFolder, openFileStore } from './file-store';
export { openStore, storeSettings, type OpenedStore } from './open-store';
export { connectS3, describeS3Error, readS3Place, type S3Place } from './s3-client';
export { StoreError, type Store, type StoredObject } from './store';
