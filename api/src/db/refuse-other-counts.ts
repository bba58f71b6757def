import type { DatabaseCopy } from '@shop/node/backup';
import type { Queryable } from './database';
import { countRows } from './describe-copy';

/** A restored database has other rows than it had when it was copied. */
export class OtherCountsError extends Error {}

/** @throws OtherCountsError when a restored database, not yet migrated, lacks something */
export async function refuseOtherCounts(
  db: Queryable,
  { counts, migrations }: Pick<DatabaseCopy, 'counts' | 'migrations'>,
): Promise<void> {
  const { rows } = await db.query<{ id: number }>('select id from schema_migrations order by id');
  const missing = migrations.filter((known) => !rows.some(({ id }) => id === known));
  if (missing.length > 0)
    throw new OtherCountsError(`the backup is not whole: it lacks the migrations ${missing.join(', ')}`);
  const found = await countRows(db);
  for (const [table, count] of Object.entries(counts))
    if (found[table] !== count)
      throw new OtherCountsError(
        `the backup is not whole: ${table} had ${count} rows, and has ${found[table] ?? 'none'}`,
      );
}
