import type { Queryable } from './database';

/** The version of goods and lists without the stock, which each order changes. */
export async function readGoodsVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: number }>('select version from catalog_version');
  if (!rows[0]) throw new Error('catalog_version is empty');
  return rows[0].version;
}

/**
 * The version of goods, lists and stock. It changes when a change of theirs is committed, and never
 * returns. A transaction sees its own changes in it, and those that others have committed.
 */
export async function readDataVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: number }>('select version from data_version');
  if (!rows[0]) throw new Error('data_version is empty');
  return rows[0].version;
}
