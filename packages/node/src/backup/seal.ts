import { createHash } from 'node:crypto';

// The last bytes of an archive are a gzip of nothing, whose comment is the digest of all bytes
// before it. So any changed byte is found, those that gzip itself does not check included, and an
// archive that was cut off has no such end. Every tar reads the archive all the same.

const DIGEST = 'sha256';
/** A gzip with a comment, of no certain time and system. */
const BEFORE = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff]);
/** The end of the comment, an empty block, and the checksum and length of nothing. */
const AFTER = Buffer.from([0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/** Begins a digest of the bytes that are to be sealed. */
export const openDigest = () => createHash(DIGEST);

/** Returns the bytes that end an archive: they prove that it is whole. */
export const sealOf = (digest: Buffer): Buffer =>
  Buffer.concat([BEFORE, Buffer.from(`${DIGEST}:${digest.toString('hex')}`), AFTER]);

const SEAL_BYTES = sealOf(openDigest().digest()).length;

/** Whether the bytes that pass are those that were sealed. */
export async function isSealWhole(chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  const digest = openDigest();
  let end = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const all = Buffer.concat([end, chunk]);
    const rest = Math.max(0, all.length - SEAL_BYTES);
    digest.update(all.subarray(0, rest));
    end = all.subarray(rest);
  }
  return sealOf(digest.digest()).equals(end);
}
