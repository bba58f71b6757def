import { counted } from '@shop/shared/counted';
import { readSettings } from '../settings';
import { migrate } from './migrate';
import { openEmbeddedFolder, StorageError } from './open-database';

/** Opens a restored database, brings its schema up to date, and says what it holds. */
async function check(): Promise<void> {
  const { dataDir } = readSettings();
  const db = await openEmbeddedFolder(dataDir);
  try {
    // A folder without a database would become an empty one, and a shop without its orders.
    const { rows: tables } = await db.query<{ found: boolean }>("select to_regclass('orders') is not null as found");
    if (!tables[0]?.found) throw new StorageError(`the folder ${dataDir} has no database of the shop`);
    await migrate(db);
    const { rows } = await db.query<{ orders: number; users: number }>(
      'select (select count(*)::int from orders) as orders, (select count(*)::int from users) as users',
    );
    process.stdout.write(`${counted(rows[0]?.orders ?? 0, 'order')}, ${counted(rows[0]?.users ?? 0, 'account')}\n`);
  } finally {
    await db.close();
  }
}

check().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
