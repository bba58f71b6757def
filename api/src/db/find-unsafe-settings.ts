import type { Queryable } from './database';

/** What a power cut costs when a setting says otherwise. */
const LOSS = {
  fsync: 'can destroy the database',
  full_page_writes: 'can destroy the database',
  synchronous_commit: 'loses orders that were confirmed',
} as const;

/** A sentence for each setting with which a power cut costs what was acknowledged. */
export async function findUnsafeSettings(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: keyof typeof LOSS }>(
    "select name from pg_settings where name = any($1) and setting = 'off' order by name",
    [Object.keys(LOSS)],
  );
  return rows.map(({ name }) => `${name} of the database is off: a power cut ${LOSS[name]}`);
}
