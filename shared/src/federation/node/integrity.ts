import { createHash } from 'node:crypto';

/** Subresource integrity of a file's bytes (W3C SRI). SHA-256: the table of all scripts travels in every page. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
