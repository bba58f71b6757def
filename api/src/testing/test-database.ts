import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { readDataVersion } from '../db/data-version';
import type { Database } from '../db/database';
import { openEmbeddedDatabase } from '../db/embedded';
import { loadDemoData } from '../db/load-demo-data';
import { migrate } from '../db/migrate';
import { openPostgresDatabase } from '../db/postgres';

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

const CATALOGUE = `products, properties, product_properties, discounts, location_types, shop_addresses,
  shop_address_types, delivery_cities, delivery_types, delivery_prices, pickup_points`;

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A new database on the server of TEST_DATABASE_URL. */
async function createOnServer(serverUrl: string) {
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = () => runOnServer(serverUrl, `drop database ${name} with (force)`);
  return { db: openPostgresDatabase(url.href, () => undefined), url: url.href, drop };
}

async function createEmbedded() {
  return { db: await openEmbeddedDatabase(null), url: null, drop: () => Promise.resolve() };
}

/** A new database with demonstration data: PostgreSQL if TEST_DATABASE_URL is set, else PGlite. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const { db, url, drop } = await (serverUrl ? createOnServer(serverUrl) : createEmbedded());
  await migrate(db, loadDemoData);
  let loadedVersion = await readDataVersion(db);
  const resetUsers = async () => {
    await db.query(
      'truncate users, orders, mail_messages, stock_notices, outbox, rate_limits restart identity cascade',
    );
  };
  return {
    db,
    url,
    async reset() {
      await resetUsers();
      if ((await readDataVersion(db)) === loadedVersion) return;
      await db.transaction(async (tx) => {
        await tx.query(`truncate ${CATALOGUE} restart identity cascade`);
        await loadDemoData(tx);
      });
      loadedVersion = await readDataVersion(db);
    },
    resetUsers,
    async close() {
      await db.close();
      await drop();
    },
  };
}
