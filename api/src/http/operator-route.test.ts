import { RESET_FACTOR_PATH, writeOperatorKey } from '@shop/node/operator';
import { ALL_RIGHTS } from '../staff-rights';
import { setUpShop } from '../testing/set-up-shop';
import type { TestDatabase } from '../testing/test-database';
import { createTestStaff } from '../testing/test-staff';
import type { TestShop } from '../testing/test-shop';
import { createTestUser } from '../testing/test-users';

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeEach(() => database.reset());

async function reset(email: unknown, { key = writeOperatorKey(shop.dataDir), headers = {} } = {}) {
  const payload = { email, key };
  const answer = await shop.app.inject({ method: 'POST', url: RESET_FACTOR_PATH, payload, headers });
  return { status: answer.statusCode, ...answer.json<{ message?: string }>() };
}

const rowsOf = async (query: string) => (await database.db.query<Record<string, unknown>>(query)).rows;
/** The record outlives the reset of the database. */
const recorded = () => rowsOf('select user_id, details from staff_audit where action = $$reset-factor$$ order by id');
const factorsLeft = () => rowsOf('select user_id from staff_totp');

async function createOwner(email: string) {
  const user = await createTestStaff(database.db, ALL_RIGHTS, { email });
  await database.db.query("insert into staff_totp (user_id, secret) values ($1, 'JBSWY3DPEHPK3PXP')", [user.id]);
  return user;
}

describe('the factor of somebody, reset at the machine', () => {
  it('ends with all sessions, and is recorded and mailed to the person and to all owners', async () => {
    const anna = await createOwner('anna@example.ru');
    const oleg = await createTestStaff(database.db, ALL_RIGHTS, { email: 'oleg@example.ru' });

    expect(await reset(' Anna@Example.RU ')).toEqual({ status: 200, success: true });

    expect(await factorsLeft()).toEqual([]);
    const me = '{ staffMe { rights } }';
    expect((await shop.request(me, {}, anna.headers)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await shop.request(me, {}, oleg.headers)).errors).toEqual([]);
    expect((await recorded()).at(-1)).toEqual({ user_id: null, details: JSON.stringify({ person: anna.id }) });
    const mails = await rowsOf('select recipient, body from outbox order by id');
    expect(mails.map(({ recipient }) => recipient)).toEqual(['anna@example.ru', 'anna@example.ru', 'oleg@example.ru']);
    expect(mails[0]?.body).toMatch(/\/admin\?invite=[\w-]{43}/);
    expect(mails[2]?.body).toContain('командой на\u00A0сервере');
    expect(shop.logged()).toContain('reset at the machine');
    expect(shop.logged()).not.toContain('anna@example.ru');
  });

  it.each([
    ['nobody@example.ru', 'nobody has an account with this e-mail'],
    ['', 'nobody has an account with this e-mail'],
    [{ like: '%' }, 'nobody has an account with this e-mail'],
    ['buyer@example.ru', 'this account is none of the staff: it has no rights'],
  ])('says for %j: %s', async (email, message) => {
    await createTestUser(database.db, { email: 'buyer@example.ru' });
    const before = await recorded();

    expect(await reset(email)).toEqual({ status: 404, code: 'NOT_FOUND', message });
    expect(await recorded()).toEqual(before);
  });
});

describe('a stranger', () => {
  it('is refused without the key of the data folder, or with one that was used', async () => {
    await createOwner('anna@example.ru');
    const used = writeOperatorKey(shop.dataDir);
    await reset('nobody@example.ru', { key: used });

    for (const key of ['', 'x'.repeat(43), used]) {
      expect(await reset('anna@example.ru', { key })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
    expect(await factorsLeft()).toHaveLength(1);
  });

  it('finds nothing through a proxy', async () => {
    await createOwner('anna@example.ru');

    expect(await reset('anna@example.ru', { headers: { 'x-forwarded-for': '203.0.113.7' } })).toMatchObject({
      status: 404,
    });
    expect(await factorsLeft()).toHaveLength(1);
  });

  it('is refused when the body is no JSON', async () => {
    const { statusCode } = await shop.app.inject({
      ...{ method: 'POST', url: RESET_FACTOR_PATH, payload: 'key=1' },
      headers: { 'content-type': 'application/json' },
    });

    expect(statusCode).toBe(403);
  });
});
