import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { writeDurably } from '../durable-files';
import { RefusedError } from '../refused-error';
import { encrypt } from './cipher';
import { openArchive } from './open-archive';
import { openDigest, sealOf } from './seal';

const collect = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
};

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/**
 * Writes bytes into a file of their own, compressed and sealed.
 * @param publicKey to which it is encrypted; null: it is not
 */
export async function writeSealed(file: string, bytes: Uint8Array, publicKey: string | null): Promise<void> {
  const packed = await promisify(gzip)(bytes);
  const sealed = Buffer.concat([packed, sealOf(openDigest().update(packed).digest())]);
  await writeDurably(file, publicKey === null ? sealed : await collect(encrypt(once(sealed), publicKey)));
}

/**
 * Reads what `writeSealed` has written.
 * @throws RefusedError when it was changed or is cut off, or needs another key
 */
export async function readSealed(file: string, keyFile: string | null): Promise<Buffer> {
  const archive = await openArchive(file, keyFile);
  if (!(await archive.isWhole())) throw new RefusedError(`${file} was changed, or cut off`);
  return promisify(gunzip)(await collect(archive.read()));
}
