import { createHash } from 'node:crypto';

/**
 * Subresource integrity of a file's bytes (W3C SRI). SHA-256 is the shortest, and every page
 * carries the hashes of all scripts.
 */
export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/** Returns the SHA-384 of a file of a version, in the same form. */
export function digestOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
