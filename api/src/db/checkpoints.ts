import type { Queryable } from './database';

/** PostgreSQL's own pace, where a process of its own has this job. PGlite has none. */
const EACH_MS = 5 * 60_000;
/** A file of its log of changes, which a start after a kill reads in about a second. */
const WORTHWHILE_BYTES = 16 * 2 ** 20;

const BYTES_SINCE =
  'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()';

export interface Checkpoints {
  /** Ends them. */
  stop: () => void;
  /** None begins until the returned function is called: they remove files of the log. */
  hold: () => () => void;
}

/**
 * Writes the tables of the embedded database now and then: without it the log of changes grows
 * until the next clean stop, and a start after a kill reads all of it.
 */
export function startCheckpoints(db: Queryable, eachMs = EACH_MS): Checkpoints {
  const holders = new Set<symbol>();
  const run = async () => {
    const { rows } = await db.query<{ bytes: number }>(BYTES_SINCE);
    if (rows[0] && rows[0].bytes > WORTHWHILE_BYTES && holders.size === 0) await db.query('checkpoint');
  };
  // One that fails is tried again; a disk that fails ends the program in another place.
  const timer = setInterval(() => void run().catch(() => undefined), eachMs);
  timer.unref();
  return {
    stop: () => clearInterval(timer),
    hold() {
      const holder = Symbol('holder');
      holders.add(holder);
      return () => void holders.delete(holder);
    },
  };
}
