import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyIn } from 'pg-copy-streams';
import type { CopiedTable, DatabaseCopy } from '@shop/shared/backup';
import { quoted } from './copy-rows';
import type { Queryable } from './database';
import { migrateIn, refuseUnknown } from './migrate';
import { refuseOtherCounts } from './refuse-other-counts';

/** The database to restore into holds something already. */
export class DatabaseNotEmptyError extends Error {}

async function refuseFull(db: Queryable): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1",
  );
  if (rows[0])
    throw new DatabaseNotEmptyError(`the database of DATABASE_URL is not empty: it has the table ${rows[0].name}`);
}

async function* piecesOf(folder: string, table: string): AsyncGenerator<Buffer> {
  const pieces = path.join(folder, 'rows', table);
  // A table without rows has no folder.
  const names = await readdir(pieces).catch(() => []);
  for (const name of names.toSorted()) yield* createReadStream(path.join(pieces, name)) as AsyncIterable<Buffer>;
}

/**
 * References are proven when all rows are there, whatever their order; triggers have done their
 * work when the rows were written first.
 * @returns statements that bring both back
 */
async function putRulesAway(client: Queryable, tables: readonly CopiedTable[]): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { drop } of rows) await client.query(drop);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  return [
    ...rows.map(({ add }) => add),
    ...tables.map(({ name }) => `alter table ${quoted(name)} enable trigger user`),
  ];
}

async function fill(client: pg.Client, folder: string, { tables, sequences }: DatabaseCopy): Promise<void> {
  const rules = await putRulesAway(client, tables);
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join()}`); // rows of the migrations
  for (const { name, columns } of tables)
    await pipeline(
      Readable.from(piecesOf(folder, name), { objectMode: false }),
      client.query(copyIn(`copy public.${quoted(name)} (${columns.map(quoted).join()}) from stdin`)),
    );
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last]);
  for (const rule of rules) await client.query(rule);
}

/**
 * Fills an empty database with the rows of a copy, in one transaction, and brings it up to date.
 * @param folder has the copy
 * @throws DatabaseNotEmptyError
 * @throws NewerSchemaError when the copy is of a newer version
 */
export async function loadRows(url: string, folder: string, copy: DatabaseCopy): Promise<void> {
  refuseUnknown(copy.migrations);
  const client = new pg.Client({ connectionString: url, application_name: 'shop-restore' });
  client.on('error', () => undefined); // the statement under way fails, too
  await client.connect();
  try {
    await client.query('begin');
    await refuseFull(client);
    await migrateIn(client, Math.max(0, ...copy.migrations));
    await fill(client, folder, copy);
    await refuseOtherCounts(client, copy);
    await migrateIn(client);
    await client.query('commit');
  } finally {
    await client.end(); // which undoes what was not committed
  }
}
