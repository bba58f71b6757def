import { statfs } from 'node:fs/promises';
import type { Database, Queryable } from './database';

/** SQLSTATE `disk_full`, and what Node says when the embedded database meets a full disk. */
const FULL = new Set(['53100', 'ENOSPC']);
const FULL_TEXT = /no space left on device/i;

/** A segment of the write-ahead log, which PostgreSQL has to be able to add, and some rows. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/** Needs about a megabyte, as an order may need a page; nothing of it stays. */
const PROBE = `create temporary table disk_probe on commit drop as
  select md5(number::text) as filler from generate_series(1, 20000) as number`;

function isFullError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return FULL_TEXT.test(error.message) || ('code' in error && FULL.has(String(error.code)));
}

/** Rejects work of a probe, so that its transaction rolls back. */
class ProbeDone extends Error {}

export interface DiskWatch {
  /** The same database, whose failures are watched. */
  db: Database;
  /** Whether there is no room for orders. Rows are still read. */
  isFull: () => Promise<boolean>;
}

/**
 * Knows whether the database can write: orders that it has refused for want of room are remembered
 * until a write that needs as much goes through, which needs no restart.
 * @param dataDir the folder of an embedded database; null for a server's, on a disk of its own
 */
export function watchDisk(db: Database, dataDir: string | null): DiskWatch {
  let wasRefused = false;

  const watched = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      wasRefused ||= isFullError(error);
      throw error;
    }
  };

  const hasRoomNow = async (): Promise<boolean> => {
    try {
      await db.transaction(async (tx: Queryable) => {
        await tx.query(PROBE);
        throw new ProbeDone();
      });
    } catch (error) {
      if (!(error instanceof ProbeDone)) return false;
    }
    return true;
  };

  return {
    db: {
      ...db,
      query: (text, values) => watched(db.query(text, values)),
      transaction: (work) => watched(db.transaction(work)),
    },
    async isFull() {
      const disk = dataDir === null ? null : await statfs(dataDir).catch(() => null);
      if (disk && disk.bavail * disk.bsize < LEAST_FREE_BYTES) return true;
      if (wasRefused) wasRefused = !(await hasRoomNow());
      return wasRefused;
    },
  };
}
