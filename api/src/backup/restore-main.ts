import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isManifest, MANIFEST_FILE, type DatabaseCopy } from '@shop/shared/backup';
import { counted } from '@shop/shared/counted';
import type { Database } from '../db/database';
import { countRows } from '../db/describe-copy';
import { loadRows } from '../db/load-rows';
import { migrate } from '../db/migrate';
import { openEmbeddedFolder, StorageError } from '../db/open-database';
import { openPostgresDatabase } from '../db/postgres';
import { refuseOtherCounts } from '../db/refuse-other-counts';
import { readSettings } from '../settings';

function readCopy(dataDir: string): DatabaseCopy {
  const manifest: unknown = JSON.parse(readFileSync(path.join(dataDir, MANIFEST_FILE), 'utf8'));
  if (!isManifest(manifest)) throw new StorageError(`${dataDir} holds no backup that this version can read`);
  return manifest.database;
}

/** A folder without a database would become an empty one, and a shop without its orders. */
async function refuseEmpty(db: Database, dataDir: string): Promise<void> {
  if ((await countRows(db)).orders === undefined)
    throw new StorageError(`the folder ${dataDir} has no database of the shop`);
}

async function openRestored(dataDir: string, databaseUrl: string | null): Promise<Database> {
  const copy = readCopy(dataDir);
  if (databaseUrl) {
    await loadRows(databaseUrl, dataDir, copy);
    return openPostgresDatabase(databaseUrl, () => undefined);
  }
  const db = await openEmbeddedFolder(dataDir);
  try {
    await refuseEmpty(db, dataDir);
    await refuseOtherCounts(db, copy);
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/**
 * Opens an unpacked backup, or loads its rows into the database of DATABASE_URL; compares it with
 * its manifest, brings its schema up to date, and says what it holds. No service of the shop runs.
 */
async function restore(): Promise<void> {
  const { dataDir, databaseUrl } = readSettings();
  const db = await openRestored(dataDir, databaseUrl);
  try {
    const { orders = 0, users = 0 } = await countRows(db);
    process.stdout.write(`${counted(orders, 'order')}, ${counted(users, 'account')}\n`);
  } finally {
    await db.close();
  }
}

restore().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
