import { readDataVersion } from '../db/data-version';
import type { Database } from '../db/database';
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

const CATALOGUE = `products, properties, product_properties, discounts, location_types, shop_addresses,
  shop_address_types, delivery_cities, delivery_types, delivery_prices, pickup_points`;

/** A new database with demonstration data: PostgreSQL if TEST_DATABASE_URL is set, else PGlite. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const { db, url, drop } = await (serverUrl ? createOnServer(serverUrl) : createEmbedded());
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
