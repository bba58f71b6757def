import type { Database, Queryable } from '../db/database';
import { loadDemoData } from '../db/load-demo-data';
import { createEmbedded } from './embedded-database';
import { createOnServer } from './server-database';

export interface TestDatabase {
  db: Database;
  /** null means the embedded database, which no other process can open. */
  url: string | null;
  /** Restores the demonstration data: as `resetUsers`, and the catalogue if it has changed. */
  reset(): Promise<void>;
  /** Removes users, orders, messages and mails. The catalogue stays. */
  resetUsers(): Promise<void>;
  close(): Promise<void>;
}

// For a few rows this takes a twentieth of the time of `truncate`, which makes new files.
const emptied = (...tables: string[]) => tables.map((table) => `delete from ${table}`).join('; ');

/** A table comes after those whose rows refer to it, unless they go with its own. */
const CATALOGUE = emptied(
  ...['facts', 'discounts', 'service_prices', 'product_properties', 'products', 'stock_items', 'properties'],
  ...['pickup_points', 'delivery_prices', 'delivery_types', 'delivery_cities'],
  ...['shop_address_types', 'shop_addresses', 'location_types'],
);

const NUMBERED = ['orders', 'order_products', 'users', 'consents', 'sessions', 'carts', 'comparisons', 'user_addresses']
  .concat(['mail_messages', 'stock_notices'])
  .map((table) => `'${table}_id_seq'`);

/** The record refuses to be changed; orders get the numbers of former ones again in tests only. */
const RECORD_OF_ORDERS = `set local session_replication_role = replica;
  delete from staff_audit where order_id is not null; set local session_replication_role = origin`;

/**
 * What visitors leave behind. Numbers begin at 1 again, except those of mails: the worker may still
 * be sending one of the test before, and would mark its namesake as sent.
 */
const LEFT_BY_VISITORS = `${RECORD_OF_ORDERS};
  ${emptied('orders', 'staff_files', 'users', 'erasures', 'consents', 'staff_invites', 'mail_messages', 'stock_notices', 'outbox', 'rate_limits', 'page_figures', 'page_tests', 'page_comments')};
  select setval(sequencename::regclass, 1, false) from pg_sequences where sequencename in (${NUMBERED.join()})`;

/** Orders change the stock only: to load everything again would take a tenth of a second a test. */
const PUT_BACK = `update stock_items set on_hand = loaded.on_hand, promised = loaded.promised
  from json_to_recordset($1) as loaded(id integer, on_hand integer, promised integer)
  where stock_items.id = loaded.id
    and (stock_items.on_hand, stock_items.promised) <> (loaded.on_hand, loaded.promised)`;

/** The version of all but the stock. */
async function readGoodsVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: number }>('select version from catalog_version');
  return rows[0]?.version ?? 0;
}

async function readLoaded(db: Queryable) {
  const { rows } = await db.query('select id, on_hand, promised from stock_items');
  return { version: await readGoodsVersion(db), stock: JSON.stringify(rows) };
}

/** A new database with demonstration data: PostgreSQL if TEST_DATABASE_URL is set, else PGlite. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const { db, url, drop } = await (serverUrl ? createOnServer(serverUrl) : createEmbedded());
  let loaded = await readLoaded(db);
  const resetUsers = async () => {
    await db.query(LEFT_BY_VISITORS);
  };
  return {
    db,
    url,
    async reset() {
      await resetUsers();
      if ((await readGoodsVersion(db)) === loaded.version) {
        await db.query(PUT_BACK, [loaded.stock]);
        return;
      }
      await db.transaction(async (tx) => {
        await tx.query(CATALOGUE);
        await loadDemoData(tx);
      });
      loaded = await readLoaded(db);
    },
    resetUsers,
    async close() {
      await db.close();
      await drop();
    },
  };
}
