import type { Queryable } from '../db/database';

/** What the doctor asks the database. */
export function createStateRepository(db: Queryable) {
  return {
    /** As PostgreSQL names it: `17.2`. */
    async readVersion(): Promise<string> {
      const { rows } = await db.query<{ version: string }>("select current_setting('server_version') as version");
      return rows[0]?.version ?? 'unknown';
    },
    /** What the clock of the database says now. */
    async readTime(): Promise<Date> {
      const { rows } = await db.query<{ at: Date }>('select clock_timestamp() as at');
      return rows[0]?.at ?? new Date(NaN);
    },
    async countGoodsOnSale(): Promise<number> {
      const { rows } = await db.query<{ count: number }>(
        'select count(*)::int as count from products where active and parent_id is null',
      );
      return rows[0]?.count ?? 0;
    },
  };
}
