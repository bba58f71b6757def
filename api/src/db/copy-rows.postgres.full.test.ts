import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { unpackedCopy, type CopiedDatabase } from '../testing/copied-database';
import { keepOrdering } from '../testing/keep-ordering';
import { createOnServer } from '../testing/server-database';
import { fastOrder, openTestShop, type TestShop } from '../testing/test-shop';
import { createTestUser } from '../testing/test-users';
import { copyRows } from './copy-rows';
import type { Database } from './database';
import { loadBeside, loadRows } from './load-rows';

type ServerDatabase = Awaited<ReturnType<typeof createOnServer>>;

let source: ServerDatabase;
let target: ServerDatabase;
let shop: TestShop;
let copied: CopiedDatabase;
/** Orders that were confirmed before the copy began. */
let before: number[];

const open = () => createOnServer(process.env.TEST_DATABASE_URL ?? '');

const emptied = async () => {
  const database = await open();
  await database.db.query('drop schema public cascade; create schema public');
  return database;
};

beforeAll(async () => {
  source = await open();
  await source.db.query('update stock_items set on_hand = 100000');
  const { id } = await createTestUser(source.db);
  // The child's id is lower than its parent's.
  await source.db.query(
    'insert into carts (id, user_id, parent_id, product_id, product_count) values (7, $1, null, 102, 1), (5, $1, 7, 10201, 2)',
    [id],
  );
  shop = await openTestShop(source.db);
  const ordering = keepOrdering(async (input) => (await shop.order(input)).order?.id);
  while (ordering.confirmed.length < 5) await sleep(10);
  before = [...ordering.confirmed];
  copied = await unpackedCopy((sink) => copyRows(source.url, sink));
  await ordering.stop();
}, 120_000);

beforeEach(async () => {
  target = await emptied();
});

afterEach(async () => {
  await target.db.close();
  await target.drop();
});

afterAll(async () => {
  await copied.drop();
  await shop.close();
  await source.db.close();
  await source.drop();
});

it('is restored by the program, which says how old it is', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.resolve(__dirname, '../../dist/server/restore.cjs'), '/backups/shop.tar.gz', new Date().toISOString()],
    { env: { PATH: process.env.PATH ?? '', DATA_DIR: copied.folder, DATABASE_URL: target.url } },
  );

  expect(stdout).toMatch(/^it is as it was at \d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d in Moscow\n\d+ orders, 1 account\n/);
  const asOf = new Date(copied.manifest.database.asOf ?? 0).getTime();
  expect(Date.now() - asOf).toBeLessThan(120_000);
});

const load = () => loadRows(target.url, copied.folder, copied.manifest.database);

const tablesOf = async (db: Database) =>
  (await db.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")).rows;

const rowsOf = async (db: Database, table: string) =>
  (await db.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t order by 1`)).rows;

it('has each order that was confirmed before, and none half', async () => {
  await load();

  const { rows } = await target.db.query<{ id: number; lines: number }>(
    `select o.id, count(l.id)::int as lines from orders o left join order_products l on l.order_id = o.id
     group by o.id order by o.id`,
  );
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
  expect(new Set(rows.map(({ lines }) => lines))).toEqual(new Set([1]));
  const { rows: stock } = await target.db.query(
    `select promised from stock_items s join products p on p.stock_item_id = s.id where p.id = 102`,
  );
  expect(stock).toEqual([{ promised: rows.length }]);
});

it('brings all tables, rules and triggers back, and continues the numbering', async () => {
  await load();

  for (const { name } of await tablesOf(source.db)) {
    if (/^(order|outbox|stock_items|rate_limits|data_version|consents)/.test(name)) continue; // orders went on
    expect({ name, rows: await rowsOf(target.db, name) }).toEqual({ name, rows: await rowsOf(source.db, name) });
  }
  const rules = "select conname, contype from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2";
  expect((await target.db.query(rules)).rows).toEqual((await source.db.query(rules)).rows);
  const triggers = 'select tgname, tgenabled from pg_trigger where not tgisinternal order by 1';
  expect((await target.db.query(triggers)).rows).toEqual((await source.db.query(triggers)).rows);
  const restored = await openTestShop(target.db);
  const { order } = await restored.order(fastOrder());
  expect(order?.id).toBeGreaterThan(Math.max(...before));
  await restored.close();
});

it.each(['orders', 'order_products', 'schema_migrations'])('is refused without the rows of %s', async (table) => {
  const whole = copied;
  copied = await unpackedCopy((sink) => copyRows(source.url, sink));
  rmSync(path.join(copied.folder, 'rows', table), { recursive: true });

  await expect(load()).rejects.toThrow();
  expect(await tablesOf(target.db)).toEqual([]);
  await copied.drop();
  copied = whole;
});

it('is proven by a database beside the shop, and not without a piece', async () => {
  const { database } = copied.manifest;
  const beside = () => loadBeside('memory://', copied.folder, database);
  await beside();

  const whole = copied;
  copied = await unpackedCopy((sink) => copyRows(source.url, sink));
  rmSync(path.join(copied.folder, 'rows/order_products/000000'));
  await expect(beside()).rejects.toThrow('the backup is not whole: order_products had');
  await copied.drop();
  copied = whole;
}, 120_000);

it('is refused by a database that is not empty', async () => {
  await target.db.query('create table notes (text text)');

  await expect(load()).rejects.toThrow('the database of DATABASE_URL is not empty: it has the table notes');
  expect(await tablesOf(target.db)).toEqual([{ name: 'notes' }]);
});

it('is refused by an older version', async () => {
  const { database } = copied.manifest;
  const newer = { ...database, migrations: [...database.migrations, 9001] };

  await expect(loadRows(target.url, copied.folder, newer)).rejects.toThrow('belongs to a newer version');
  expect(readdirSync(copied.folder)).toContain('rows');
});
