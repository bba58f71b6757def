import { StoreError } from './store';

/** S3 allows 1,024 bytes; a name of a file 255, of which a draft needs some. */
const MAX_KEY_BYTES = 900;
const MAX_NAME_BYTES = 200;

/** Control characters, and what other systems take for a separator or a drive. */
const UNSAFE = /[\u0000-\u001f\u007f\\:]/; // eslint-disable-line no-control-regex

/** Names that begin with a dot are the store's own: drafts, and its lock. */
function isName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !UNSAFE.test(name) && Buffer.byteLength(name) <= MAX_NAME_BYTES;
}

/** Whether a text can name an object: a relative path that every store reads in the same way. */
export function isKey(key: string): boolean {
  return Buffer.byteLength(key) <= MAX_KEY_BYTES && key.split('/').every(isName);
}

/** @throws StoreError when the text names no object */
export function requireKey(key: string): void {
  if (!isKey(key)) throw new StoreError(`no object of a store can be called ${JSON.stringify(key.slice(0, 100))}`);
}
