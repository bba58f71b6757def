import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { renameDurably } from '../durable-files';
import { encrypt } from './cipher';
import { MANIFEST_FILE, type DatabaseCopy, type Manifest } from './manifest';
import { openDigest, sealOf } from './seal';
import { tarOf, type CopySink } from './tar';

/** Only the owner may read a backup: it holds personal data. */
const MODE = 0o600;
/** Three times as quick as the usual one, and the archive is a tenth larger. */
const GZIP_LEVEL = 3;

/** Keeps the digest of each file that passes. */
function digesting(sink: CopySink, files: Record<string, string>): CopySink {
  return {
    folder: (name) => sink.folder(name),
    async file(name, size, chunks) {
      const digest = createHash('sha256');
      async function* digested(): AsyncGenerator<Uint8Array> {
        for await (const chunk of chunks) {
          digest.update(chunk);
          yield chunk;
        }
      }
      await sink.file(name, size, digested());
      files[name] = digest.digest('hex');
    },
  };
}

/** Digests what passes, and puts the seal behind it. */
function sealing(): Transform {
  const digest = openDigest();
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, sealOf(digest.digest()));
    },
  });
}

/**
 * Writes an archive beside its place and renames it: a file with the name of a backup is whole.
 * @param write writes all that belongs to the shop, and returns what its database holds
 * @param publicKey to which it is encrypted; null: it is not
 * @returns what the archive holds
 */
export async function writeArchive(
  file: string,
  write: (sink: CopySink) => Promise<DatabaseCopy>,
  publicKey: string | null = null,
): Promise<Manifest> {
  const draft = `${file}.draft`;
  const files: Record<string, string> = {};
  let manifest: Manifest | undefined;
  const writeAll = async (sink: CopySink) => {
    const madeAt = new Date().toISOString();
    manifest = { format: 1, madeAt, database: await write(digesting(sink, files)), files };
    const written = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await sink.file(MANIFEST_FILE, written.length, [written]);
  };
  let work = Promise.resolve();
  const tar = tarOf((sink) => (work = writeAll(sink)));
  await rm(draft, { force: true }); // a process may have died while writing
  try {
    await pipeline(
      ...([tar, createGzip({ level: GZIP_LEVEL }), sealing()] as const),
      (sealed) => (publicKey === null ? sealed : encrypt(sealed, publicKey)),
      createWriteStream(draft, { flags: 'wx', mode: MODE }),
    );
    const handle = await open(draft);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await renameDurably(draft, file);
  } finally {
    tar.destroy();
    await work.catch(() => undefined); // what was held is let go when this has ended
    await rm(draft, { force: true });
  }
  if (!manifest) throw new Error('the archive has no manifest'); // the tar ends after it
  return manifest;
}
