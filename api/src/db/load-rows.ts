import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { from as copyIn } from 'pg-copy-streams';
import type { CopiedTable, DatabaseCopy } from '@shop/node/backup';
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
  for (const name of names.toSorted()) yield await readFile(path.join(pieces, name));
}

/** Where rows are loaded, in a transaction. */
interface RowTarget extends Queryable {
  copyIn(into: string, pieces: AsyncIterable<Buffer>): Promise<void>;
}

function serverTarget(client: pg.Client): RowTarget {
  return {
    query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => client.query<Row>(text, values),
    copyIn: (into, pieces) =>
      pipeline(Readable.from(pieces, { objectMode: false }), client.query(copyIn(`copy ${into} from stdin`))),
  };
}

/**
 * PGlite copies from a file of its own, which takes whole rows: each ends with a line.
 */
function besideTarget(pglite: PGlite): RowTarget {
  return {
    async query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]) {
      if (values) return pglite.query<Row>(text, values);
      const results = await pglite.exec(text);
      return { rows: (results.at(-1)?.rows ?? []) as Row[] }; // what the statement is said to give
    },
    async copyIn(into, pieces) {
      const load = (rows: Buffer) =>
        pglite.query(`copy ${into} from '/dev/blob'`, [], { blob: new Blob([new Uint8Array(rows)]) });
      let rest = Buffer.alloc(0);
      for await (const piece of pieces) {
        const rows = Buffer.concat([rest, piece]);
        const end = rows.lastIndexOf('\n') + 1;
        if (end > 0) await load(rows.subarray(0, end));
        rest = rows.subarray(end);
      }
      if (rest.length > 0) await load(rest);
    },
  };
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

async function fill(target: RowTarget, folder: string, { tables, sequences }: DatabaseCopy): Promise<void> {
  const rules = await putRulesAway(target, tables);
  await target.query(`truncate ${tables.map(({ name }) => quoted(name)).join()}`); // rows of the migrations
  for (const { name, columns } of tables)
    await target.copyIn(`public.${quoted(name)} (${columns.map(quoted).join()})`, piecesOf(folder, name));
  for (const [name, last] of Object.entries(sequences))
    await target.query('select setval($1::regclass, $2::bigint)', [quoted(name), last]);
  for (const rule of rules) await target.query(rule);
}

async function load(target: RowTarget, folder: string, copy: DatabaseCopy): Promise<void> {
  await target.query('begin');
  await refuseFull(target);
  await migrateIn(target, Math.max(0, ...copy.migrations));
  await fill(target, folder, copy);
  await refuseOtherCounts(target, copy);
  await migrateIn(target);
  await target.query('commit');
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
    await load(serverTarget(client), folder, copy);
  } finally {
    await client.end(); // which undoes what was not committed
  }
}

/** The same into a database beside the shop, which is gone afterwards: it proves the copy. */
export async function loadBeside(database: string, folder: string, copy: DatabaseCopy): Promise<void> {
  refuseUnknown(copy.migrations);
  const pglite = await PGlite.create(database);
  try {
    await load(besideTarget(pglite), folder, copy);
  } finally {
    await pglite.close();
  }
}
