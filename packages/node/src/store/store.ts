/** An object of a store. */
export interface StoredObject {
  bytes: Buffer;
  /** Changes with every write of the object. */
  tag: string;
}

/**
 * Where versions, registry and history lie. A write happens completely or not at all, and of two
 * writers the second one loses. Each method throws a StoreError when the store fails or the key is
 * invalid.
 */
export interface Store {
  /** As in `REMOTES_STORE`, for people: it holds no secret. */
  readonly address: string;
  /** @returns null when there is no such object; `unchanged` when it still has the known tag */
  read(key: string): Promise<StoredObject | null>;
  read(key: string, knownTag: string | undefined): Promise<StoredObject | 'unchanged' | null>;
  /** The keys that start with the prefix, in order. */
  list(prefix: string): Promise<string[]>;
  /** @returns false when the object exists, which then stays as it is */
  putNew(key: string, bytes: Uint8Array): Promise<boolean>;
  /**
   * @param tag of the object that is replaced; null when there was none
   * @returns false when somebody else has changed the object since
   */
  replaceIf(key: string, bytes: Uint8Array, tag: string | null): Promise<boolean>;
  /** Removes an object; one that is not there is no error. */
  remove(key: string): Promise<void>;
}

/** A store failed or refused. The message is one line that names it. */
export class StoreError extends Error {
  override name = 'StoreError';
}
