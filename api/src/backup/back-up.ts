import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { copyFile, copyFolder, partsIn, writeArchive, type CopySink, type DatabaseCopy } from '@shop/node/backup';
import type { Manifest, Part } from '@shop/node/backup';
import { RefusedError } from '@shop/node/refused-error';
import { lockStoreFolder } from '@shop/node/store';
import { copyRows } from '../db/copy-rows';
import { openEmbeddedFolder, StorageError } from '../db/open-database';
import { askRunning } from './ask-running';
import { copyEmbedded } from './copy-embedded';

export interface BackupOptions {
  /** DATA_DIR. */
  dataDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** Where the API listens, when it runs. */
  address: string | null;
  /** The archive. */
  file: string;
  /** To which it is encrypted; null: it is not. */
  publicKey: string | null;
  /** Whether the running API keeps beside it what changes afterwards. */
  isFollowed?: boolean;
}

export interface Backup {
  parts: string[];
  bytes: number;
  manifest: Manifest;
}

/** The database of a shop that does not run is opened here, which brings a killed one in order. */
async function copyOwn(dataDir: string, folder: string, sink: CopySink): Promise<DatabaseCopy> {
  const db = await openEmbeddedFolder(dataDir);
  try {
    const copy = await db.beginCopy?.();
    if (!copy) throw new Error('the embedded database cannot be copied');
    try {
      return await copyEmbedded(folder, copy, sink);
    } finally {
      await copy.release();
    }
  } finally {
    await db.close();
  }
}

async function copyDatabase(options: BackupOptions, sink: CopySink): Promise<DatabaseCopy> {
  const { dataDir, databaseUrl, address, file, isFollowed = false } = options;
  if (databaseUrl !== null) return copyRows(databaseUrl, sink);
  const folder = path.join(dataDir, 'database');
  const backup = isFollowed ? path.basename(file) : null;
  const copy = address === null ? null : await askRunning(dataDir, address, backup);
  if (!copy) return copyOwn(dataDir, folder, sink);
  try {
    return await copyEmbedded(folder, copy, sink);
  } finally {
    await copy.release();
  }
}

async function copyParts(dataDir: string, parts: readonly Part[], sink: CopySink): Promise<void> {
  for (const part of parts) {
    const folder = path.join(dataDir, part);
    if (part !== 'outbox') {
      await copyFolder(sink, folder, part);
      continue;
    }
    // A mail that is being written has another ending.
    const mails = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    await sink.folder(part);
    for (const name of mails) await copyFile(sink, path.join(folder, name), `${part}/${name}`);
  }
}

const isKnown = (error: unknown) => error instanceof RefusedError || error instanceof StorageError;

/**
 * Writes a shop into one archive: the database, the published remotes, the keys that sign them, and
 * the mails of the outbox. The shop may run.
 * @throws RefusedError when the archive exists or cannot be written, or the running API refuses
 * @throws StorageError when a process that does not answer has the embedded database open
 */
export async function backUp(options: BackupOptions): Promise<Backup> {
  const { dataDir, databaseUrl, file, publicKey } = options;
  if (existsSync(file)) throw new RefusedError(`${file} exists already`);
  const parts = partsIn(dataDir);
  // An empty folder would get a database.
  if (databaseUrl === null && !existsSync(path.join(dataDir, 'database/PG_VERSION')))
    throw new RefusedError(`${dataDir} has no embedded database`);
  const others = parts.filter((part) => part !== 'database');
  // Nobody may publish meanwhile: registry and versions have to fit together.
  const unlockStore = others.includes('remotes') ? await lockStoreFolder(path.join(dataDir, 'remotes')) : null;
  try {
    const write = async (sink: CopySink) => {
      const copy = await copyDatabase(options, sink);
      await copyParts(dataDir, others, sink);
      return copy;
    };
    const manifest = await writeArchive(file, write, publicKey);
    return { parts: ['database', ...others], bytes: statSync(file).size, manifest };
  } catch (error) {
    if (isKnown(error)) throw error;
    throw new RefusedError(`${file} was not written: ${isNativeError(error) ? error.message : String(error)}`);
  } finally {
    unlockStore?.();
  }
}
