import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { RefusedError } from '../refused-error';
import { CIPHER_HEADER_BYTES, decrypt, isEncrypted, readBackupKey } from './cipher';
import { isSealWhole } from './seal';

/** A file that was sealed, and may be encrypted. */
export interface Archive {
  /** Its content, decrypted, from its start. */
  read(): AsyncIterable<Uint8Array>;
  /** Whether each byte is as it was written. */
  isWhole(): Promise<boolean>;
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(CIPHER_HEADER_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Whether the key is that of the file, which is read no further than that. */
async function fits(file: string, secret: string): Promise<boolean> {
  try {
    await decrypt(createReadStream(file), secret).next();
    return true;
  } catch (error) {
    return !(error instanceof Error && error.message.includes('no identity matched'));
  }
}

/**
 * Opens a file of a backup.
 * @param keyFile with the key of an encrypted one
 * @throws RefusedError when it is encrypted and the key is missing, or is another one
 */
export async function openArchive(file: string, keyFile: string | null): Promise<Archive> {
  const secret = isEncrypted(await startOf(file)) ? await keyOf(file, keyFile) : null;
  const read = () => (secret === null ? createReadStream(file) : decrypt(createReadStream(file), secret));
  // A changed byte of an encrypted file ends its reading.
  return { read, isWhole: () => isSealWhole(read()).catch(() => false) };
}

async function keyOf(file: string, keyFile: string | null): Promise<string> {
  if (keyFile === null) throw new RefusedError(`${file} is encrypted: let BACKUP_KEY_FILE name its key`);
  const { secret } = await readBackupKey(keyFile);
  if (!(await fits(file, secret))) throw new RefusedError(`${file} was encrypted to another key than ${keyFile}`);
  return secret;
}
