import { randomUUID } from 'node:crypto';
import { setUpShop } from '../../testing/set-up-shop';
import { accountsOf, signupInput, type Accounts } from '../../testing/test-accounts';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, type TestShop } from '../../testing/test-shop';

let database: TestDatabase;
let shop: TestShop;
let accounts: Accounts;
let anna: { authorization: string };

const { email, password } = signupInput();
const OLEG = { email: 'oleg@example.ru', phone: '79120000000', fullname: 'Олег Лунин' };
const WRONG_PASSWORD = 'Введенный пароль не совпадает с текущим';
const ADDRESS = 'city: "Москва", street: "Янгеля", home: "14"';

setUpShop(
  (parts) => {
    ({ database, shop } = parts);
    accounts = accountsOf(shop, database.db);
  },
  { settings: { areRateLimitsOn: true } },
);

beforeEach(async () => {
  anna = await accounts.signIn(await accounts.join());
});

afterEach(() => database.reset());

const deleteUser = (input: object = { password }, headers = anna) => accounts.call('deleteCurrentUser', input, headers);

/** Gives a user something in each list. */
async function fill(headers: { authorization: string }): Promise<void> {
  for (const operation of [
    'siteCreateCart(input: { productId: 102 }) { id }',
    'siteCreateCompare(input: { productId: 102 }) { id }',
    `siteCreateDeliveryUserAddress(input: { ${ADDRESS} }) { id }`,
  ]) {
    expect((await shop.request(`mutation { ${operation} }`, {}, headers)).errors).toEqual([]);
  }
}

/** All tables that name a user, with their numbers of rows. */
async function rowsOfUsers(): Promise<Record<string, number>> {
  const { rows: tables } = await database.db.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await database.db.query<{ count: number }>(
      `select count(*)::int as count from ${name} where user_id is not null`,
    );
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

describe('a user who deletes the account', () => {
  it('takes everything along but the orders, which are nobody’s then', async () => {
    const untouched = await rowsOfUsers();
    const oleg = await accounts.signIn(await accounts.join(OLEG));
    await fill(oleg);
    const before = await rowsOfUsers();
    await fill(anna);
    await accounts.call('recoveryPassword', { email });
    const order = courierOrder({ email, idempotencyKey: randomUUID() });
    const { order: placed } = await shop.order(order, anna);

    await database.db.query(
      `insert into mail_messages (form, user_type, name, email, message, consented_at)
       values ('message', 'fiz', 'Анна', $1, 'Да', now()), ('message', 'fiz', 'Олег', $2, 'Да', now())`,
      [email, OLEG.email],
    );

    expect((await deleteUser()).value).toEqual({ success: true });

    expect(untouched.orders).toBe(0);
    expect(await rowsOfUsers()).toEqual({ ...before, sessions: 1, consents: 1 });
    const { rows: leads } = await database.db.query('select name from mail_messages');
    expect(leads).toEqual([{ name: 'Олег' }]);
    const { rows } = await database.db.query('select id, user_id, fio, phone from orders');
    expect(rows).toEqual([{ id: placed?.id, user_id: null, fio: order.fio, phone: '79120004164' }]);
    // The same key must not show the order to a guest.
    expect((await shop.order(order)).order?.id).not.toBe(placed?.id);
  });

  it('cannot sign in any more, and is signed out everywhere', async () => {
    const elsewhere = await accounts.signIn(signupInput());

    await deleteUser();

    for (const headers of [anna, elsewhere]) {
      expect((await accounts.call('currentUser', {}, headers)).refusal).toEqual({ code: 'UNAUTHENTICATED' });
    }
    expect((await accounts.call('signin', { login: email, password })).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await accounts.join()).email).toBe(email);
  });

  it('gets a mail about it, and the copies of older ones are gone', async () => {
    await database.db.query('update outbox set sent_at = now()');

    await deleteUser();

    const mails = await accounts.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Учётная запись удалена']);
    expect(mails[0]?.body).toContain('Здравствуйте, Анна!');
    expect(mails[0]?.body).toContain('удалили учётную запись INVIS DUOS');
    expect(mails[0]?.body).not.toMatch(/[{}]|undefined|null/);
    expect(shop.logged()).toContain('account-deleted');
  });

  it('has to know the password, which cannot be guessed with a stolen session', async () => {
    const required = { password: 'Поле обязательно для заполнения' };
    expect((await deleteUser({ password: '' })).refusal).toEqual({ code: 'BAD_REQUEST', fields: required });
    for (let index = 0; index < 4; index += 1) {
      const { refusal } = await deleteUser({ password: `wrong ${index}` });
      expect(refusal).toEqual({ code: 'BAD_REQUEST', fields: { password: WRONG_PASSWORD } });
    }
    await deleteUser({ password: 'wrong' });

    expect((await deleteUser()).refusal).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) });
    expect((await accounts.call('currentUser', {}, anna)).value).toMatchObject({ email });
  });

  it('is deleted once by two simultaneous requests', async () => {
    const answers = await Promise.all([deleteUser(), deleteUser()]);

    expect(answers.map(({ value, refusal }) => refusal?.code ?? value)).toEqual(
      expect.arrayContaining([{ success: true }, 'UNAUTHENTICATED']),
    );
    const subjects = (await accounts.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Учётная запись удалена')).toHaveLength(1);
  });
});
