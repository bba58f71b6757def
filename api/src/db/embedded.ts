import pg from 'pg';
import { beginCopy } from './begin-copy';
import { readLog } from './change-log';
import { startCheckpoints } from './checkpoints';
import { databaseOverPool, type Database } from './database';
import { openEngine, openMemoryEngine } from './embedded-engine';
import { EngineStream, type DatabaseEngine } from './engine-stream';

const CONNECTION_TIMEOUT_MS = 15_000;

/** A database over a `pg` pool of one connection: with more than one, reads would be dirty. */
function poolOver(engine: DatabaseEngine): Database {
  const pool = new pg.Pool({
    ...{ user: 'postgres', database: 'postgres', ssl: false }, // whatever PGUSER and its kin say
    stream: () => new EngineStream(engine),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  pool.on('error', () => undefined);
  return databaseOverPool('embedded', pool, () => engine.close());
}

/** PGlite in memory. */
export const openMemoryDatabase = async (): Promise<Database> => poolOver(await openMemoryEngine());

/** A program that went on would answer for what is not on the disk. A start recovers. */
function endProgram(reason: string): never {
  process.stderr.write(`the embedded database has ended this program: ${reason}\n`);
  process.exit(1);
}

/**
 * The embedded database in a folder, which this process alone may use. What is committed stays
 * through a power cut.
 * @param onBroken called when the disk has failed the database, which must not be used any more
 * @param open by default in this thread
 */
export async function openEmbeddedDatabase(
  folder: string,
  onBroken: (reason: string) => void = endProgram,
  open = openEngine,
): Promise<Database> {
  const db = poolOver(await open(folder, onBroken));
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
