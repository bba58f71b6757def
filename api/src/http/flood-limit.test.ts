import { createRateLimitRepository } from '../rate-limit/rate-limit-repository';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { eventually } from '../testing/test-shop';
import { createFloodLimit } from './flood-limit';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close());

/** The limit of one process. */
function openProcess() {
  const onFailure = (error: unknown) => {
    throw error;
  };
  return createFloodLimit({ limits: createRateLimitRepository(database.db), onFailure, shareMs: 20 });
}

it('adds up what a visitor sends to several processes', async () => {
  const processes = [openProcess(), openProcess()];
  for (let request = 0; request < 310; request += 1) for (const { count } of processes) expect(count('a')).toBe(0);

  // A process learns of the others when it shares. Alone, each would take 290 more.
  for (const { count } of processes) await eventually(() => Promise.resolve(count('a') > 0));

  for (const { count } of processes) expect(count('b')).toBe(0);
  await Promise.all(processes.map(({ stop }) => stop()));
});

it('still limits by its own count while the database is down', async () => {
  const onFailure = jest.fn();
  const limits = { countAll: () => Promise.reject(new Error('gone')) };
  const limit = createFloodLimit({ limits, onFailure, shareMs: 10 });
  for (let request = 0; request < 600; request += 1) limit.count('a');

  await eventually(() => Promise.resolve(onFailure.mock.calls.length > 0));

  expect(limit.count('a')).toBeGreaterThan(0);
  await limit.stop();
});
