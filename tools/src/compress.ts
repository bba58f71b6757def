import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './fingerprint';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|html|webmanifest)$/;
/** Smaller files fit into one packet without compression. */
const MIN_BYTES = 512;

/** A file as one block: its second half uses what is known of the first. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 24 };

/**
 * Writes a .br and a .gz copy of each file that becomes smaller, so that the server only picks one.
 */
export async function compressFiles(dir: string): Promise<void> {
  for (const file of filesBelow(dir).filter((name) => COMPRESSIBLE.test(name))) {
    const bytes = await readFile(file);
    if (bytes.length < MIN_BYTES) continue;
    const brotli = await compressBrotli(bytes, { params: BROTLI });
    await Promise.all([
      writeFile(`${file}.br`, brotli),
      writeFile(`${file}.gz`, await compressGzip(bytes, { level: 9 })),
    ]);
  }
}
