import { statfs } from 'node:fs/promises';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import type { Database } from './database';
import { watchDisk } from './watch-disk';

jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<object>('node:fs/promises'),
  statfs: jest.fn(async () => ({ bavail: 1e6, bsize: 4096 })),
}));

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

/** As PostgreSQL answers when it cannot make a table larger. */
const full = Object.assign(new Error('could not extend file "base/1/2": No space left on device'), { code: '53100' });

/** The database on a disk that a test fills. */
function onDisk() {
  const disk = { isFull: false };
  const writing = async <T>(work: () => Promise<T>) => {
    if (disk.isFull) throw full;
    return work();
  };
  const db: Database = {
    ...database.db,
    query: (text, values) =>
      /^select/.test(text) ? database.db.query(text, values) : writing(() => database.db.query(text, values)),
    transaction: (work) => writing(() => database.db.transaction(work)),
  };
  return { disk, ...watchDisk(db, '/data') };
}

it('is full once an order was refused for want of room, until there is some', async () => {
  const { disk, db, isFull } = onDisk();
  const order = () => db.transaction((tx) => tx.query('update pages_revision set revision = revision'));
  await order();
  expect(await isFull()).toBe(false);

  disk.isFull = true;
  await expect(order()).rejects.toThrow(full);
  expect([await isFull(), await isFull()]).toEqual([true, true]);
  await expect(db.query('select 1')).resolves.toBeDefined();

  disk.isFull = false;
  expect(await isFull()).toBe(false);
  const { rows } = await db.query("select to_regclass('disk_probe') as name");
  expect(rows).toEqual([{ name: null }]);
});

it('is full before an order is refused when the next segment of the log has no room', async () => {
  jest.mocked(statfs).mockResolvedValueOnce({ bavail: 1000, bsize: 4096 } as Awaited<ReturnType<typeof statfs>>);

  expect(await onDisk().isFull()).toBe(true);
});

it('does not take another failure for a full disk', async () => {
  const { db, isFull } = onDisk();

  await expect(db.query('insert into nowhere values (1)')).rejects.toThrow();

  expect(await isFull()).toBe(false);
});
