import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { findUnsafeSettings } from './find-unsafe-settings';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

it('names what lets a power cut take orders, which is nothing on the embedded database', async () => {
  const found = await findUnsafeSettings(database.db);

  // The tests' server does not wait for the disk (`scripts/with-postgres.mjs`).
  const ofServer = [
    'fsync of the database is off: a power cut can destroy the database',
    'full_page_writes of the database is off: a power cut can destroy the database',
    'synchronous_commit of the database is off: a power cut loses orders that were confirmed',
  ];
  expect(found).toEqual(database.url ? ofServer : []);
});

it('names a setting of this session', async () => {
  await database.db.transaction(async (tx) => {
    await tx.query('set local synchronous_commit = off');

    expect(await findUnsafeSettings(tx)).toContain(
      'synchronous_commit of the database is off: a power cut loses orders that were confirmed',
    );
  });
});
