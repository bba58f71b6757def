import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { readArchive, type DatabaseCopy } from '@shop/node/backup';
import { makeFolder } from '@shop/node/durable-files';
import type { Database } from '../db/database';
import { addMissingFacts } from '../db/load-demo-data';
import { loadBeside } from '../db/load-rows';
import { migrate } from '../db/migrate';
import { openEmbeddedFolder } from '../db/open-database';
import { refuseOtherCounts } from '../db/refuse-other-counts';

/** Opens what was unpacked as a start does: on the newest schema, with all facts. */
async function openCopy(draft: string, copy: DatabaseCopy): Promise<Database> {
  if (copy.kind === 'postgresql') await loadBeside(path.join(draft, 'database'), draft, copy);
  const db = await openEmbeddedFolder(draft);
  try {
    if (copy.kind === 'embedded') await refuseOtherCounts(db, copy);
    await migrate(db, addMissingFacts);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/**
 * Restores a backup beside the shop: unpacks it, opens its database, counts it and brings it up to
 * date. No service of the shop starts on it: no mail leaves, and nothing is published.
 * @param folder has room for it; a folder in it is made, and removed
 * @param keyFile with the key of an encrypted one
 * @param look gets the database, and the folder where everything lies
 * @returns what it holds, and what `look` has found
 * @throws when the backup is not whole, or this version cannot use it
 */
export async function prove<Found>(
  file: string,
  folder: string,
  keyFile: string | null,
  look: (db: Database, dataDir: string) => Promise<Found>,
): Promise<{ counts: Record<string, number>; found: Found }> {
  await makeFolder(folder, 0o700);
  const draft = await mkdtemp(path.join(folder, '.proof-'));
  try {
    const { database } = await readArchive(file, draft, keyFile);
    const db = await openCopy(draft, database);
    try {
      return { counts: database.counts, found: await look(db, draft) };
    } finally {
      await db.close();
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
