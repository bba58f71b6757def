import type { Queryable } from './database';

/** The catalogue's version. A trigger raises it in the transaction of every change. */
export async function readDataVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: number }>('select version from data_version');
  if (!rows[0]) throw new Error('data_version is empty');
  return rows[0].version;
}
