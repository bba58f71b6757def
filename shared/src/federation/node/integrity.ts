import { createHash } from 'node:crypto';

/**
 * Subresource integrity of a file's bytes (W3C SRI). SHA-256 is the shortest, and every page
 * carries the hashes of all scripts.
 */
export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
