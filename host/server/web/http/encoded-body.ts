import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface EncodedBody {
  etag: string;
  /** How much memory it takes. */
  byteLength: number;
  as: (encoding: Encoding) => Promise<Buffer>;
}

const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/**
 * Returns a text that is sent many times, stored as `compressText` returns it. Other forms are made
 * for each client: hardly any needs them.
 */
export function encodedBody(brotli: Uint8Array): EncodedBody {
  const bytes = Buffer.from(brotli.buffer, brotli.byteOffset, brotli.byteLength);
  const encode: Record<Encoding, () => Promise<Buffer>> = {
    br: async () => bytes,
    gzip: async () => compressGzip(await decompressBrotli(bytes)),
    identity: () => decompressBrotli(bytes),
  };
  return {
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    byteLength: bytes.length,
    as: (encoding) => encode[encoding](),
  };
}

/** Chooses the smallest encoding that a client accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  return negotiate<Encoding>(acceptEncoding ?? '', ['br', 'gzip']) ?? 'identity';
}
