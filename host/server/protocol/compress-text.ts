import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const BROTLI_QUALITY = 6;

const compressBrotli = promisify(brotliCompress);

/** Compresses a text as renderers hand it over, and as the web server keeps it: brotli. */
export function compressText(text: string): Promise<Buffer> {
  const plain = Buffer.from(text);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: plain.length };
  return compressBrotli(plain, { params });
}
