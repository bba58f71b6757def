import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

// The last bytes of an archive are a gzip of nothing, whose comment is the digest of all bytes
// before it. So any changed byte is found, those that gzip itself does not check included, and an
// archive that was cut off has no such end. Every tar reads the archive all the same.

const DIGEST = 'sha256';
/** A gzip with a comment, of no certain time and system. */
const BEFORE = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff]);
/** The end of the comment, an empty block, and the checksum and length of nothing. */
const AFTER = Buffer.from([0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/** A digest of what is to be sealed. */
export const openDigest = () => createHash(DIGEST);

/** The end of an archive. */
export const sealOf = (digest: Buffer): Buffer =>
  Buffer.concat([BEFORE, Buffer.from(`${DIGEST}:${digest.toString('hex')}`), AFTER]);

const SEAL_BYTES = sealOf(openDigest().digest()).length;

const chunksOf = (file: string, range: { start?: number; end?: number }): AsyncIterable<Buffer> =>
  createReadStream(file, range);

/** Whether a file is as it was when it was sealed. */
export async function isSealWhole(file: string): Promise<boolean> {
  const start = (await stat(file)).size - SEAL_BYTES;
  if (start < 0) return false;
  const digest = openDigest();
  if (start > 0) for await (const chunk of chunksOf(file, { end: start - 1 })) digest.update(chunk);
  const seal: Buffer[] = [];
  for await (const chunk of chunksOf(file, { start })) seal.push(chunk);
  return sealOf(digest.digest()).equals(Buffer.concat(seal));
}
