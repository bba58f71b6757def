import { readFile } from 'node:fs/promises';
import { isNativeError } from 'node:util/types';
import { RefusedError } from '../refused-error';

// Backups are encrypted as https://age-encryption.org/v1 says: the program `age` of Debian and its
// `age-keygen` read and write the same files and keys.

/** What encrypts and decrypts the backups of one shop, as texts. */
export interface BackupKey {
  /** `AGE-SECRET-KEY-1…` */
  secret: string;
  /** `age1…` */
  publicKey: string;
}

type Bytes = AsyncIterable<Uint8Array>;

const SECRET = /^AGE-SECRET-KEY-[A-Z0-9-]+$/m;
/** Each encrypted file begins with it. */
const HEADER = 'age-encryption.org/v1\n';

export const CIPHER_HEADER_BYTES = HEADER.length;

/** Whether these are the first bytes of an encrypted file. */
export const isEncrypted = (start: Buffer): boolean => start.toString('latin1').startsWith(HEADER);

/** Loaded with the first key: a shop without encrypted backups does without. */
const age = () => import('age-encryption');

/** Creates a pair of keys. */
export async function createBackupKey(): Promise<BackupKey> {
  const { generateX25519Identity, identityToRecipient } = await age();
  const secret = await generateX25519Identity();
  return { secret, publicKey: await identityToRecipient(secret) };
}

/**
 * Reads a file as `age-keygen` writes it.
 * @throws RefusedError when it cannot be read, or has no key
 */
export async function readBackupKey(file: string): Promise<BackupKey> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new RefusedError(`BACKUP_KEY_FILE cannot be read: ${isNativeError(error) ? error.message : String(error)}`);
  });
  const [secret] = SECRET.exec(text) ?? [];
  try {
    const { identityToRecipient } = await age();
    if (secret !== undefined) return { secret, publicKey: await identityToRecipient(secret) };
  } catch {
    // Its checksum is wrong: what follows says so.
  }
  throw new RefusedError(`${file} holds no key of backups: it begins with AGE-SECRET-KEY-1`);
}

// Types of Node's own streams are not those of the browsers', which the package has.

function streamOf(bytes: Bytes): ReadableStream<Uint8Array> {
  const chunks = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const next = await reader.read();
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await reader.cancel().catch(() => undefined); // a stream that has failed has said so
  }
}

/**
 * Encrypts what passes, in pieces of 64 KB.
 * @throws Error when the key is invalid
 */
export async function* encrypt(bytes: Bytes, publicKey: string): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  yield* bytesOf(await encrypter.encrypt(streamOf(bytes)));
}

/**
 * Decrypts what passes, in pieces of 64 KB.
 * @throws Error for a wrong key, and at the first changed piece; the pieces before it were whole
 */
export async function* decrypt(bytes: Bytes, secret: string): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addIdentity(secret);
  yield* bytesOf(await decrypter.decrypt(streamOf(bytes)));
}
