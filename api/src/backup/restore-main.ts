import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isManifest, MANIFEST_FILE, type DatabaseCopy } from '@shop/node/backup';
import { counted } from '@shop/shared/counted';
import { hasReached, writeLog } from '../db/change-log';
import type { Database } from '../db/database';
import { countRows } from '../db/describe-copy';
import { loadRows } from '../db/load-rows';
import { migrate } from '../db/migrate';
import { openEmbeddedFolder, StorageError } from '../db/open-database';
import { openPostgresDatabase } from '../db/postgres';
import { refuseOtherCounts } from '../db/refuse-other-counts';
import { settleRestored } from '../db/settle-restored';
import { readSettings, type Settings } from '../settings';
import { listParts, readPart } from './changes';
import { repeatErasures } from './erasures';

/** What has changed after a backup. */
interface Changes {
  /** Its file. */
  backup: string;
  to: Date;
  keyFile: string | null;
}

/** 29.11.2026, 14:05:30 */
const moscowTimeOf = (time: Date) => time.toLocaleString('ru-RU', { timeZone: 'Europe/Moscow' });
const tellMoment = (time: Date) => process.stdout.write(`it is as it was at ${moscowTimeOf(time)} in Moscow\n`);

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

/** @returns the last part that it has written; null where nothing has changed until then */
async function writeChanges(dataDir: string, { end }: DatabaseCopy, { backup, to, keyFile }: Changes) {
  if (!end) throw new StorageError(`nothing was kept that has changed after ${backup}`);
  const parts = await listParts(backup, end.place, to);
  for (const part of parts) await writeLog(path.join(dataDir, 'database'), await readPart(part, keyFile));
  const last = parts.at(-1) ?? null;
  tellMoment(last?.at ?? new Date(end.at));
  return last;
}

async function openRestored({ dataDir, databaseUrl }: Settings, changes: Changes | null): Promise<Database> {
  const copy = readCopy(dataDir);
  if (databaseUrl) {
    await loadRows(databaseUrl, dataDir, copy);
    if (copy.asOf) tellMoment(new Date(copy.asOf));
    return openPostgresDatabase(databaseUrl, () => undefined);
  }
  const last = changes && (await writeChanges(dataDir, copy, changes));
  const db = await openEmbeddedFolder(dataDir);
  try {
    await refuseEmpty(db, dataDir);
    if (!last) await refuseOtherCounts(db, copy);
    else if (!(await hasReached(db, last.from))) throw new StorageError('the changes after the backup cannot be read');
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Where it may be kept who was deleted after a backup. */
function foldersOf({ backups: { folder } }: Settings, backup: string | undefined): string[] {
  return [...new Set([folder, backup ? path.dirname(backup) : null])].filter((each) => each !== null);
}

/**
 * `restore.cjs [backup [time]]`: opens an unpacked backup, or loads its rows into the database of
 * DATABASE_URL; compares it with its manifest, brings its schema up to date, deletes again who was
 * deleted since, and says what it holds. With a time, what has changed until then comes after it.
 * No service of the shop runs.
 */
async function restore([backup, time]: readonly string[]): Promise<void> {
  const settings = readSettings();
  const changes = backup && time ? { backup, to: new Date(time), keyFile: settings.backups.keyFile } : null;
  const db = await openRestored(settings, changes);
  try {
    const held = await settleRestored(db);
    const erased = await repeatErasures(db, foldersOf(settings, backup));
    const { orders = 0, users = 0 } = await countRows(db);
    process.stdout.write(`${counted(orders, 'order')}, ${counted(users, 'account')}\n`);
    if (erased > 0) process.stdout.write(`${counted(erased, 'account')} deleted again: they had been deleted since\n`);
    if (held > 0)
      process.stdout.write(`${counted(held, 'mail')} may have been sent since, and will not be sent again\n`);
  } finally {
    await db.close();
  }
}

restore(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
