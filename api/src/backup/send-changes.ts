import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { changesOf, type BackupBucket } from '@shop/node/backup';

async function listParts(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isNativeError(error) && 'code' in error && error.code === 'ENOENT') return []; // nothing has changed
    throw error;
  }
}

/**
 * Sends to a bucket what has changed after a backup, and what it has not got yet.
 * @param folder of the backups
 * @returns a function of the backup's name
 */
export function createChangesSender(folder: string, bucket: BackupBucket) {
  let known: { changes: string; sent: Set<string> } | null = null;
  return async (backup: string): Promise<void> => {
    const changes = changesOf(backup);
    if (known?.changes !== changes) known = { changes, sent: new Set(await bucket.list(`${changes}/`)) };
    const { sent } = known;
    for (const part of (await listParts(path.join(folder, changes))).toSorted()) {
      const name = `${changes}/${part}`;
      if (sent.has(name)) continue;
      await bucket.send(folder, name);
      sent.add(name);
    }
  };
}
