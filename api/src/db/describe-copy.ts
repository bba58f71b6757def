import type { DatabaseCopy } from '@shop/node/backup';
import type { Queryable } from './database';
import { readDataVersion } from './data-version';

/** What nobody may lose; figures and counts of limits are none of it. */
const COUNTED = [
  'orders',
  'order_products',
  'users',
  'consents',
  'reviews',
  'products',
  'pages',
  'media_files',
  'staff',
];

/** How many rows the tables have that matter most. */
export async function countRows(db: Queryable): Promise<Record<string, number>> {
  const { rows: tables } = await db.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is not null order by name',
    [COUNTED],
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await db.query<{ count: number }>(`select count(*)::float8 as count from ${name}`);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** What a copy of this database says of it. */
export async function describeCopy(
  tx: Queryable,
): Promise<Pick<DatabaseCopy, 'migrations' | 'dataVersion' | 'counts'>> {
  const { rows } = await tx.query<{ id: number }>('select id from schema_migrations order by id');
  return {
    migrations: rows.map(({ id }) => id),
    dataVersion: await readDataVersion(tx),
    counts: await countRows(tx),
  };
}
