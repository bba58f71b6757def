import pg from 'pg';
import { to as copyOut } from 'pg-copy-streams';
import type { CopiedTable, CopySink, DatabaseCopy } from '@shop/node/backup';
import type { Queryable } from './database';
import { describeCopy } from './describe-copy';

// The rows of all tables as of one moment, as PostgreSQL's own program saves them. Nobody waits for
// it: readers block no writers.

/** A tar has to know the size of a file beforehand, so the rows of a table are cut into pieces. */
const PIECE_BYTES = 1024 * 1024;
const CONNECTION_TIMEOUT_MS = 5_000;

/** As SQL writes a name. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Of a table, in order. */
export const pieceName = (table: string, index: number) => `rows/${table}/${String(index).padStart(6, '0')}`;

/** The tables of the shop, with the columns that have values of their own. */
async function readTables(db: Queryable): Promise<CopiedTable[]> {
  const { rows } = await db.query<CopiedTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  );
  return rows;
}

async function readSequences(db: Queryable): Promise<Record<string, string>> {
  const { rows } = await db.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Statements of a transaction that sees one moment, on a connection of its own. */
async function inSnapshot<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: 'shop-backup',
  });
  client.on('error', () => undefined); // the statement under way fails, too
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    return await work(client);
  } finally {
    await client.end();
  }
}

async function copyTable(client: pg.Client, sink: CopySink, { name, columns }: CopiedTable): Promise<void> {
  const rows: AsyncIterable<Buffer> = client.query(
    copyOut(`copy public.${quoted(name)} (${columns.map(quoted).join()}) to stdout`),
  );
  let piece: Buffer[] = [];
  let size = 0;
  let count = 0;
  const flush = async () => {
    await sink.file(pieceName(name, count++), size, piece);
    piece = [];
    size = 0;
  };
  for await (const chunk of rows) {
    piece.push(chunk);
    size += chunk.length;
    if (size >= PIECE_BYTES) await flush();
  }
  if (size > 0) await flush();
}

/** Copies all rows of a database on a server. */
export function copyRows(url: string, sink: CopySink): Promise<DatabaseCopy> {
  return inSnapshot(url, async (client) => {
    const { rows } = await client.query<{ at: Date }>('select now() as at'); // with it the moment is fixed
    const said = await describeCopy(client);
    const tables = await readTables(client);
    for (const table of tables) await copyTable(client, sink, table);
    return {
      kind: 'postgresql',
      ...said,
      asOf: rows[0]?.at.toISOString(),
      tables,
      sequences: await readSequences(client),
    };
  });
}
