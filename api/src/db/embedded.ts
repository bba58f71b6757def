import { existsSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { makeFolder, renameDurably, syncTree } from '@shop/node/durable-files';
import { beginCopy } from './begin-copy';
import { readLog } from './change-log';
import { startCheckpoints } from './checkpoints';
import { databaseOverPool, type Database } from './database';
import { SyncedFiles } from './synced-files';

const CONNECTION_TIMEOUT_MS = 15_000;
/** PGlite's own ones switch fsync off (`-F`). Its build has no fdatasync, which is the default. */
const SYNCED = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...[
    ...['fsync=on', 'wal_sync_method=fsync', 'full_page_writes=on', 'synchronous_commit=on'],
    'wal_keep_size=80MB', // a backup of each minute reads what a checkpoint would remove
  ].flatMap((set) => ['-c', set]),
];

/** A database over a `pg` pool of one connection: with more than one, reads would be dirty. */
function poolOver(pglite: PGlite): Database {
  // A failed client closes its connection, so each client gets its own.
  class EmbeddedClient extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super(Object.assign({}, config, createPgConfig(pglite)));
    }
  }

  const pool = new pg.Pool({
    Client: EmbeddedClient,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  pool.on('error', () => undefined);
  return databaseOverPool('embedded', pool, () => pglite.close());
}

/** PGlite in memory. */
export async function openMemoryDatabase(): Promise<Database> {
  return poolOver(await PGlite.create('memory://'));
}

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

/** A program that went on would answer for what is not on the disk. A start recovers. */
function endProgram(reason: string): never {
  process.stderr.write(`the embedded database has ended this program: ${reason}\n`);
  process.exit(1);
}

/**
 * PGlite in a folder, which this process alone may use. What is committed stays through a power
 * cut.
 * @param onBroken called when the disk has failed the database, which must not be used any more
 */
export async function openEmbeddedDatabase(
  folder: string,
  onBroken: (reason: string) => void = endProgram,
): Promise<Database> {
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await makeDatabase(folder);
  // It says who uses the folder, which our own lock does. A power cut may leave it empty, and then
  // PostgreSQL does not start.
  await rm(path.join(folder, 'postmaster.pid'), { force: true });
  const db = poolOver(await PGlite.create(optionsOf(folder, onBroken)));
  const checkpoints = startCheckpoints(db);
  return {
    ...db,
    beginCopy: () => beginCopy({ db, folder, checkpoints }),
    readLog: (from) => readLog(db, folder, from),
    close() {
      checkpoints.stop();
      return db.close();
    },
  };
}
