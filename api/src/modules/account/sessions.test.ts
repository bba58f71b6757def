import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { fastOrder, type TestShop } from '../../testing/test-shop';
import { createTestUser } from '../../testing/test-users';

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

afterEach(() => database.resetUsers());

const CURRENT_USER = '{ currentUser { id email fullname phone active city birthDate gender } }';

async function codeFor(authorization: string) {
  const { errors } = await shop.request(CURRENT_USER, {}, { authorization });
  return errors[0]?.extensions.code;
}

it('tells users apart by their tokens', async () => {
  const anna = await createTestUser(database.db, { fullname: 'Анна Ветрова' });
  const oleg = await createTestUser(database.db, { fullname: 'Олег Лунин' });

  const [asAnna, asOleg] = await Promise.all(
    [anna, oleg].map(({ headers }) => shop.request(CURRENT_USER, {}, headers)),
  );

  expect(asAnna?.data?.currentUser).toEqual({
    id: anna.id,
    email: anna.email,
    phone: anna.phone,
    fullname: 'Анна Ветрова',
    active: true,
    city: null,
    birthDate: null,
    gender: null,
  });
  expect(asOleg?.data?.currentUser).toMatchObject({ id: oleg.id, fullname: 'Олег Лунин' });
});

it('treats an expired token like none', async () => {
  const { headers } = await createTestUser(database.db);
  await database.db.query("update sessions set expires_at = now() - interval '1 second'");

  expect(await codeFor(headers.authorization)).toBe('UNAUTHENTICATED');
});

it.each([
  'Bearer',
  'Bearer made-up',
  `Bearer ${'x'.repeat(43)}`,
  `Basic ${'x'.repeat(43)}`,
  `Bearer ${'x'.repeat(9000)}`,
])('takes "%.20s" for a guest', async (authorization) => {
  expect(await codeFor(authorization)).toBe('UNAUTHENTICATED');
  expect((await shop.request('{ siteDeliveryTypes { id } }', {}, { authorization })).errors).toEqual([]);
});

it('stores no token in plain text', async () => {
  const { headers } = await createTestUser(database.db);

  const { rows } = await database.db.query<{ token_hash: string }>('select token_hash from sessions');

  expect(rows).toHaveLength(1);
  expect(headers.authorization).not.toContain(rows[0]?.token_hash);
});

describe('the life of a session', () => {
  let authorization: string;

  beforeEach(async () => {
    ({ authorization } = (await createTestUser(database.db)).headers);
  });

  async function pass(time: string): Promise<void> {
    await database.db.query(
      `update sessions set created_at = created_at - $1::interval, last_used_at = last_used_at - $1::interval,
         expires_at = expires_at - $1::interval`,
      [time],
    );
  }

  /** Uses the session after each pause; null stands for a user who is still signed in. */
  async function useAfter(...pauses: string[]) {
    const codes = [];
    for (const pause of pauses) {
      await pass(pause);
      codes.push((await codeFor(authorization)) ?? null);
    }
    return codes;
  }

  it('ends after 30 days without use', async () => {
    expect(await useAfter('30 days')).toEqual(['UNAUTHENTICATED']);
  });

  it('is prolonged by each use, but ends 90 days after the sign-in', async () => {
    expect(await useAfter('29 days', '29 days', '29 days', '2 days', '1 day')).toEqual([
      null,
      null,
      null,
      null,
      'UNAUTHENTICATED',
    ]);
  });

  it('is written to at most once an hour', async () => {
    const readVersion = async () => (await database.db.query('select xmin::text from sessions')).rows;

    for (const time of ['0 minutes', '61 minutes']) {
      await pass(time);
      await codeFor(authorization);
      const written = await readVersion();
      await codeFor(authorization);
      expect(await readVersion()).toEqual(written);
    }
    const { rows } = await database.db.query("select from sessions where last_used_at > now() - interval '1 minute'");
    expect(rows).toHaveLength(1);
  });
});

it('links an order to its signed-in buyer, and a guest’s to nobody', async () => {
  const { id, headers } = await createTestUser(database.db);
  await shop.order(fastOrder(), headers);
  await shop.order(fastOrder());

  const { rows } = await database.db.query('select user_id from orders order by id');

  expect(rows).toEqual([{ user_id: id }, { user_id: null }]);
});
