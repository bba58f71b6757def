import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeOf } from './change-log';
import type { Checkpoints } from './checkpoints';
import type { Database, Queryable } from './database';
import { describeCopy } from './describe-copy';
import type { EndedCopy, FolderCopy } from './folder-copy';

// A base backup of PostgreSQL, taken by hand. The files are copied while they change: from the
// moment of `pg_backup_start` the log has whole pages, so that a start on the copy makes them what
// they were when `pg_backup_stop` was called, and nothing later.

/** Changed by checkpoints only, of which there is none meanwhile. */
const CONTROL = 'global/pg_control';

interface CopySource {
  db: Pick<Database, 'query' | 'transaction'>;
  folder: string;
  checkpoints: Checkpoints;
}

async function start(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ file: string }>("select pg_walfile_name(pg_backup_start('shop', true)) as file");
  return rows[0]?.file ?? '';
}

/** Nobody else has the connection meanwhile: what is counted is what a start on the copy finds. */
function stop({ db, folder }: CopySource, first: string): Promise<EndedCopy> {
  return db.transaction(async (tx) => {
    const said = await describeCopy(tx);
    const control = readFileSync(path.join(folder, CONTROL), 'base64');
    const { rows } = await tx.query<{ label: string; file: string; lsn: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as file, lsn::text as lsn from pg_backup_stop(false)',
    );
    const { label = '', file: last = '', lsn = '' } = rows[0] ?? {};
    return { label, control, first, last, place: placeOf(lsn), said };
  });
}

/** Prepares an open embedded database for a copy of its folder. */
export async function beginCopy(source: CopySource): Promise<FolderCopy> {
  const letGo = source.checkpoints.hold();
  let isStopped = false;
  try {
    const first = await start(source.db);
    return {
      async end() {
        const ended = await stop(source, first);
        isStopped = true;
        return ended;
      },
      async release() {
        // The session would refuse the next copy. This fails where the database is closed already.
        if (!isStopped) await source.db.query('select pg_backup_stop(false)').catch(() => undefined);
        isStopped = true;
        letGo();
      },
    };
  } catch (error) {
    letGo();
    throw error;
  }
}
