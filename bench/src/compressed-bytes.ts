import { brotliCompressSync, constants } from 'node:zlib';

/** The level that the host compresses its pages with. */
const QUALITY = 6;

/** @returns the bytes of a page as the host sends it, with brotli */
export function compressedBytes(html: string | Buffer): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length;
}
