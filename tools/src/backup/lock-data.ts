import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { DATABASE_LOCK_FILE, FileLockedError, lockFile } from '@shop/node/file-lock';
import { RefusedError } from '@shop/node/refused-error';

const messageOf = (error: unknown): string => (isNativeError(error) ? error.message : String(error));

/**
 * Keeps the site from starting on the embedded database.
 * @throws RefusedError while it runs
 */
export async function lockData(dataDir: string): Promise<() => void> {
  try {
    return await lockFile(path.join(dataDir, DATABASE_LOCK_FILE));
  } catch (error) {
    if (error instanceof FileLockedError)
      throw new RefusedError(`another process uses the database in ${dataDir}: stop the site first`);
    throw new RefusedError(`${dataDir} cannot be used: ${messageOf(error)}`);
  }
}
