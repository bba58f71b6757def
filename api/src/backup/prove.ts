import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { readArchive } from '@shop/shared/backup';
import { makeFolder } from '@shop/shared/durable-files';
import { loadBeside } from '../db/load-rows';
import { migrate } from '../db/migrate';
import { openEmbeddedFolder } from '../db/open-database';
import { refuseOtherCounts } from '../db/refuse-other-counts';

/**
 * Restores a backup beside the shop: unpacks it, opens its database, counts it and brings it up to
 * date. No service of the shop starts on it: no mail leaves, and nothing is published.
 * @param folder has room for it; a folder in it is made, and removed
 * @param keyFile with the key of an encrypted one
 * @returns what it holds
 * @throws when the backup is not whole, or this version cannot use it
 */
export async function prove(file: string, folder: string, keyFile: string | null): Promise<Record<string, number>> {
  await makeFolder(folder, 0o700);
  const draft = await mkdtemp(path.join(folder, '.proof-'));
  try {
    const { database } = await readArchive(file, draft, keyFile);
    if (database.kind === 'postgresql') await loadBeside(path.join(draft, 'database'), draft, database);
    else {
      const db = await openEmbeddedFolder(draft);
      try {
        await refuseOtherCounts(db, database);
        await migrate(db);
      } finally {
        await db.close();
      }
    }
    return database.counts;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
