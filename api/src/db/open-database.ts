import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { types } from 'node:util';
import { makeFolder } from '@shop/node/durable-files';
import { DATABASE_LOCK_FILE, FileLockedError, lockFile } from '@shop/node/file-lock';
import type { Settings } from '../settings';
import { closeFolder } from './close-folder';
import type { Database } from './database';
import { openEmbeddedDatabase } from './embedded';
import { createEngineThread } from './engine-thread';
import { addMissingFacts, loadDemoData } from './load-demo-data';
import { migrate, NewerSchemaError } from './migrate';
import { ping } from './ping';
import { openPostgresDatabase } from './postgres';

/** The data folder or the database cannot be used. The message is one line for the operator. */
export class StorageError extends Error {}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return types.isNativeError(error) ? error.message.split('\n', 1)[0] || error.name : String(error);
}

async function prepareFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder, 0o700);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StorageError(`DATA_DIR ${folder} cannot be read and written: ${reason(error)}`);
  }
}

async function lockDatabase(dataDir: string): Promise<() => void> {
  try {
    return await lockFile(path.join(dataDir, DATABASE_LOCK_FILE));
  } catch (error) {
    if (error instanceof FileLockedError) throw new StorageError(`another process uses the database in ${dataDir}`);
    throw new StorageError(`the database in ${dataDir} cannot be locked: ${reason(error)}`);
  }
}

/**
 * Opens the embedded database of a data folder for this process only.
 * @param threadProgram the built program of its thread; without one it runs in this thread
 * @param onWaiting called when that thread has begun to open it
 * @throws StorageError
 */
export async function openEmbeddedFolder(
  dataDir: string,
  threadProgram?: string,
  onWaiting?: () => void,
): Promise<Database> {
  const unlock = await lockDatabase(dataDir);
  const folder = path.join(dataDir, 'database');
  try {
    const open = threadProgram === undefined ? undefined : createEngineThread(threadProgram, onWaiting);
    const db = await openEmbeddedDatabase(folder, undefined, open);
    closeFolder(folder);
    return { ...db, close: () => db.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw new StorageError(`the embedded database in ${folder} cannot be opened: ${reason(error)}`);
  }
}

export interface OpenOptions {
  onIdleError: (error: Error) => void;
  /** The built program of the thread of the embedded database. */
  threadProgram?: string;
  /** Called when this thread has nothing to do until the database answers. */
  onWaiting?: () => void;
}

/**
 * Opens the configured database, brings its schema up to date, and loads the demonstration
 * catalogue if it is empty and the settings want one.
 * @throws StorageError
 */
export async function openDatabase(
  settings: Settings,
  { onIdleError, threadProgram, onWaiting }: OpenOptions,
): Promise<Database> {
  await prepareFolder(settings.dataDir);
  const db = settings.databaseUrl
    ? openPostgresDatabase(settings.databaseUrl, onIdleError)
    : await openEmbeddedFolder(settings.dataDir, threadProgram, onWaiting);
  try {
    const answered = ping(db);
    if (settings.databaseUrl) onWaiting?.();
    await answered;
  } catch (error) {
    await db.close();
    throw new StorageError(`the database of DATABASE_URL does not answer: ${reason(error)}`);
  }
  try {
    await migrate(db, settings.isDemoDataWanted ? loadDemoData : addMissingFacts);
    return db;
  } catch (error) {
    await db.close();
    throw error instanceof NewerSchemaError ? new StorageError(error.message) : error;
  }
}
