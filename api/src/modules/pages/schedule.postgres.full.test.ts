import { once } from 'node:events';
import { pageOf, PAGE_OPERATIONS, releaseOf } from '../../testing/test-pages';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { startProgram, type TestProcess } from '../../testing/test-process';
import { eventually } from '../../testing/test-shop';
import { createTestStaff } from '../../testing/test-staff';

const HOUR_MS = 3_600_000;

let database: TestDatabase;
let headers: Record<string, string>;

beforeAll(async () => {
  database = await openTestDatabase();
  ({ headers } = await createTestStaff(database.db, ['pages', 'publish']));
}, 60_000);

afterAll(() => database.close());

const start = () => startProgram({ DATABASE_URL: database.url ?? '' });

async function schedule(program: TestProcess, path: string): Promise<void> {
  const created = await program.post(PAGE_OPERATIONS.staffCreatePage, { from: 'farms', path, title: path }, headers);
  const id = created.data?.staffCreatePage?.id;
  await program.post(PAGE_OPERATIONS.staffSaveDraft, { id, revision: 1, document: pageOf(path) }, headers);
  const at = new Date(Date.now() + HOUR_MS).toISOString();
  const { data } = await program.post(PAGE_OPERATIONS.staffPublish, { id, revision: 2, at }, headers);
  expect(data?.staffPublish).toMatchObject({ publishAt: at });
}

/** The time of what is planned has come, without waiting for it. */
async function makeDue(): Promise<void> {
  await database.db.query("update pages set publish_at = now() - interval '1 second' where publish_at is not null");
}

async function versionsAt(path: string): Promise<number> {
  const { rows } = await database.db.query<{ count: number }>(
    'select count(*)::int as count from page_versions join pages on pages.id = page_id where path = $1',
    [path],
  );
  return rows[0]?.count ?? 0;
}

it('publishes each planned page once, with two processes, of which one is killed, and after a restart', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  await fetch(`${first.url}/pages/release`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(releaseOf()),
  });
  const paths = Array.from({ length: 5 }, (_, count) => `/soon-${count}`);
  for (const path of paths) await schedule(first, path);

  await makeDue();
  first.child.kill('SIGKILL');
  for (const path of paths) await eventually(async () => (await versionsAt(path)) > 0);
  await schedule(second, '/while-down');
  second.child.kill('SIGKILL');
  await once(second.child, 'exit');
  await makeDue();
  expect(await versionsAt('/while-down')).toBe(0);
  const restarted = await Promise.all([start(), start()]);
  await eventually(async () => (await versionsAt('/while-down')) > 0);
  // Both look once more.
  await new Promise((resolve) => setTimeout(resolve, 1_000));

  expect(await Promise.all([...paths, '/while-down'].map(versionsAt))).toEqual([1, 1, 1, 1, 1, 1]);
  await Promise.all(restarted.map((program) => program.stop()));
}, 90_000);
