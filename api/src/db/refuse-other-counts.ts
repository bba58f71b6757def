import type { DatabaseCopy } from '@shop/shared/backup';
import type { Queryable } from './database';
import { countRows } from './describe-copy';

/** A restored database has other rows than it had when it was copied. */
export class OtherCountsError extends Error {}

/** @throws OtherCountsError when a restored database, not yet migrated, lacks something */
export async function refuseOtherCounts(db: Queryable, { counts }: Pick<DatabaseCopy, 'counts'>): Promise<void> {
  const found = await countRows(db);
  for (const [table, count] of Object.entries(counts))
    if (found[table] !== count)
      throw new OtherCountsError(
        `the backup is not whole: ${table} had ${count} rows, and has ${found[table] ?? 'none'}`,
      );
}
