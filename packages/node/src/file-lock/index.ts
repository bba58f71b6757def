import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The file in DATA_DIR that is locked by the program which uses the embedded database. */
export const DATABASE_LOCK_FILE = 'database.lock';

const RETRY_MS = 50;

/** Another process holds the lock. */
export class FileLockedError extends Error {}

/**
 * Locks a file for this process, and creates it if need be. The kernel holds the lock, not the
 * file's content: it ends with the process, even after `kill -9`, and it holds between containers
 * that share the folder. The file stays, and a leftover one is never in the way.
 * @param waitMs how long to wait for another process
 * @returns a function that releases the lock
 * @throws FileLockedError when another process has it for longer; the system's error for a file
 *   that cannot be opened
 */
export async function lockFile(file: string, waitMs = 0): Promise<() => void> {
  const deadline = performance.now() + waitMs;
  // Loaded with the first lock: whoever only reads needs none.
  const { tryLock } = await import('fs-native-extensions');
  const fd = openSync(file, 'a');
  try {
    while (!tryLock(fd)) {
      if (performance.now() >= deadline) throw new FileLockedError(`another process holds the lock ${file}`);
      await sleep(RETRY_MS);
    }
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  return () => closeSync(fd);
}
