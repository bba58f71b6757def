import { existsSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { makeFolder, renameDurably, syncTree } from '@shop/node/durable-files';
import type { DatabaseEngine } from './engine-stream';
import { SyncedFiles } from './synced-files';

/** PGlite's own ones switch fsync off (`-F`). Its build has no fdatasync, which is the default. */
const SYNCED = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...[
    ...['fsync=on', 'wal_sync_method=fsync', 'full_page_writes=on', 'synchronous_commit=on'],
    'wal_keep_size=80MB', // a backup of each minute reads what a checkpoint would remove
  ].flatMap((set) => ['-c', set]),
];

const engineOf = (pglite: PGlite): DatabaseEngine => ({
  exec: (messages) => pglite.execProtocolRaw(messages),
  close: () => pglite.close(),
});

/** PGlite in memory. */
export const openMemoryEngine = async (): Promise<DatabaseEngine> => engineOf(await PGlite.create('memory://'));

/**
 * PGlite makes a database in memory and copies it, file by file. It gets its name when all of it is
 * on the disk: half of one would be opened as a whole.
 */
async function makeDatabase(folder: string): Promise<void> {
  await makeFolder(folder, 0o700); // a place that cannot be used is found before the work
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true }); // the power was cut while it was made
  await makeFolder(draft, 0o700); // PGlite's own would be open to others
  await (await PGlite.create(draft)).close();
  await syncTree(draft);
  await rmdir(folder); // an empty one: else it holds something that is no database
  await renameDurably(draft, folder);
}

function optionsOf(folder: string, onBroken: (reason: string) => void): PGliteOptions {
  let reason = 'it has given up';
  return {
    startParams: SYNCED,
    fs: new SyncedFiles(folder, () => onBroken(reason)),
    onStderr: (line) => {
      reason = /PANIC: +(.+)/.exec(line)?.[1] ?? reason;
      return false; // it is not printed
    },
  };
}

/**
 * PGlite in a folder, which this process alone may use. What is committed stays through a power
 * cut.
 * @param onBroken called when the disk has failed the database, which must not be used any more
 */
export async function openEngine(folder: string, onBroken: (reason: string) => void): Promise<DatabaseEngine> {
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await makeDatabase(folder);
  // It says who uses the folder, which our own lock does. A power cut may leave it empty, and then
  // PostgreSQL does not start.
  await rm(path.join(folder, 'postmaster.pid'), { force: true });
  return engineOf(await PGlite.create(optionsOf(folder, onBroken)));
}
