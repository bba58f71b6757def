import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface EncodedBody {
  etag: string;
  /** Returns the bytes. Each encoding is computed when it is first requested. */
  as: (encoding: Encoding) => Promise<Buffer>;
}

const BROTLI_QUALITY = 6;

const compressBrotli = promisify(brotliCompress);

const COMPRESS: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  identity: async (plain) => plain,
  gzip: promisify(gzip),
  br: (plain) =>
    compressBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
};

/** Prepares a text that is sent many times. */
export function encodeBody(text: string): EncodedBody {
  const plain = Buffer.from(text);
  const encoded: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    as: (encoding) => (encoded[encoding] ??= COMPRESS[encoding](plain)),
  };
}

/** Chooses the smallest encoding that a client accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  return negotiate<Encoding>(acceptEncoding ?? '', ['br', 'gzip']) ?? 'identity';
}
