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

it('stores no token in plain text, and ends a session after seven days', async () => {
  const { headers } = await createTestUser(database.db);

  const { rows } = await database.db.query<{ token_hash: string; seconds: number }>(
    'select token_hash, extract(epoch from expires_at - created_at)::int as seconds from sessions',
  );

  expect(rows).toEqual([{ token_hash: expect.any(String), seconds: 604_800 }]);
  expect(headers.authorization).not.toContain(rows[0]?.token_hash);
});

it('links an order to its signed-in buyer, and a guest’s to nobody', async () => {
  const { id, headers } = await createTestUser(database.db);
  await shop.order(fastOrder(), headers);
  await shop.order(fastOrder());

  const { rows } = await database.db.query('select user_id from orders order by id');

  expect(rows).toEqual([{ user_id: id }, { user_id: null }]);
});
