import type { Queryable } from './database';

/** Rejects when the database does not answer. */
export async function ping(db: Queryable): Promise<void> {
  await db.query('select 1');
}
