import { writeFile } from 'node:fs/promises';
import { isNativeError } from 'node:util/types';
import { createBackupKey } from '@shop/node/backup';
import { RefusedError } from '@shop/node/refused-error';

/**
 * Makes a pair of keys, and writes the private one into a file of its owner.
 * @returns the settings that use it
 * @throws RefusedError when the file exists, or cannot be written
 */
export async function makeBackupKey(file: string): Promise<string> {
  const { secret, publicKey } = await createBackupKey();
  const content = `# public key: ${publicKey}\n${secret}\n`;
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (isNativeError(error) && 'code' in error && error.code === 'EEXIST')
      throw new RefusedError(`${file} exists already`);
    throw new RefusedError(`${file} was not written: ${isNativeError(error) ? error.message : String(error)}`);
  }
  return `BACKUP_PUBLIC_KEY=${publicKey}\nBACKUP_KEY_FILE=${file}`;
}
