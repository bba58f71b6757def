import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createRateLimitRepository, type RateLimitRepository } from './rate-limit-repository';

const LIMIT = { name: 'orders', hits: 2, windowSeconds: 900 };

let database: TestDatabase;
let limits: RateLimitRepository;

beforeAll(async () => {
  database = await openTestDatabase();
  limits = createRateLimitRepository(database.db);
}, 60_000);

afterAll(() => database.close());

it('counts from the start when the clock was set back by an hour', async () => {
  for (let use = 0; use < 3; use += 1) await limits.count(LIMIT, 'anna');
  await limits.countAll(LIMIT, new Map([['boris', 3]]));
  expect(await limits.peek(LIMIT, 'anna')).toBeGreaterThan(0);

  await database.db.query("update rate_limits set window_ends_at = window_ends_at + interval '1 hour'");

  expect(await limits.peek(LIMIT, 'anna')).toBe(0);
  expect(await limits.count(LIMIT, 'anna')).toBe(0);
  expect(await limits.count(LIMIT, 'anna')).toBe(0);
  expect(await limits.count(LIMIT, 'anna')).toBeLessThanOrEqual(900);
  expect(await limits.peek(LIMIT, 'anna')).toBeGreaterThan(0);
  expect(await limits.countAll(LIMIT, new Map([['boris', 1]]))).toEqual(new Map());
});

it('counts on when another use, whose clock is a moment ahead, was counted first', async () => {
  for (let use = 0; use < 3; use += 1) await limits.count(LIMIT, 'vera');
  await limits.countAll(LIMIT, new Map([['gleb', 3]]));

  await database.db.query("update rate_limits set window_ends_at = window_ends_at + interval '1 second'");

  expect(await limits.peek(LIMIT, 'vera')).toBeGreaterThan(0);
  expect(await limits.count(LIMIT, 'vera')).toBeGreaterThan(0);
  expect((await limits.countAll(LIMIT, new Map([['gleb', 1]]))).get('gleb')).toBeGreaterThan(0);
});
