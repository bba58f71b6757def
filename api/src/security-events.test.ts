import { randomUUID } from 'node:crypto';
import { setUpShop } from './testing/set-up-shop';
import { accountsOf, signupInput, type Accounts } from './testing/test-accounts';
import type { TestDatabase } from './testing/test-database';
import { fastOrder, type TestShop } from './testing/test-shop';

let database: TestDatabase;
let shop: TestShop;
let accounts: Accounts;

const { email, phone, password } = signupInput();
const NEW_EMAIL = 'vetrova@example.ru';
const NEW_PASSWORD = 'другой пароль 9';

setUpShop(
  (parts) => {
    ({ database, shop } = parts);
    accounts = accountsOf(shop, database.db);
  },
  { settings: { areRateLimitsOn: true } },
);

beforeEach(() => accounts.join());

afterEach(async () => {
  await database.resetUsers();
  await database.db.query('delete from rate_limits');
});

interface Line {
  reqId?: string;
  event?: string;
  userId?: number | null;
}

/** The security events of one request, as they are in the log. */
async function eventsOf(send: (headers: Record<string, string>) => Promise<unknown>): Promise<Line[]> {
  const id = randomUUID();
  await send({ 'x-request-id': id, 'x-forwarded-for': '203.0.113.77' });
  const lines = shop.logged().trim().split('\n');
  return lines
    .map((line) => JSON.parse(line) as Line) // written by pino
    .filter(({ reqId, event }) => reqId === id && event !== undefined);
}

const signIn = (login: string, secret: string) => (headers: object) =>
  accounts.call('signin', { login, password: secret }, { ...headers });

async function userId(): Promise<number> {
  const { rows } = await database.db.query<{ id: number }>('select id from users');
  return rows[0]?.id ?? 0;
}

it('says which account somebody signed in to, or failed to', async () => {
  expect(await eventsOf(signIn(email, 'a guess 123'))).toEqual([
    expect.objectContaining({ event: 'sign-in-failed', userId: await userId() }),
  ]);
  expect(await eventsOf(signIn('nobody@example.ru', 'a guess 123'))).toEqual([
    expect.objectContaining({ event: 'sign-in-failed', userId: null }),
  ]);
  expect(await eventsOf(signIn(email, password))).toEqual([
    expect.objectContaining({ event: 'signed-in', userId: await userId() }),
  ]);
});

it('says once that an account is locked, and then that the limit is reached', async () => {
  const events: (string | undefined)[][] = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    events.push((await eventsOf(signIn(email, 'a guess 123'))).map(({ event }) => event));
  }

  expect(events.slice(3)).toEqual([['sign-in-failed'], ['sign-in-failed', 'account-locked'], ['limit-reached']]);
});

it('says that phone, e-mail or password has changed', async () => {
  const headers = await accounts.signIn({ email, password });
  const update = (operation: Parameters<Accounts['call']>[0], input: object) => (more: object) =>
    accounts.call(operation, input, { ...headers, ...more });

  const changes = [
    await eventsOf(update('updateCurrentUserPhone', { phone, newPhone: '79120001122', password })),
    await eventsOf(update('updateCurrentUserEmail', { email, newEmail: NEW_EMAIL, password })),
    await eventsOf(update('confirmEmail', { email: NEW_EMAIL, token: await accounts.mailedToken(NEW_EMAIL) })),
    await eventsOf(update('updateCurrentUserPassword', { password, newPassword: NEW_PASSWORD })),
  ];

  const id = await userId();
  expect(changes.map(([line]) => line && { event: line.event, userId: line.userId })).toEqual([
    { event: 'phone-changed', userId: id },
    undefined,
    { event: 'email-changed', userId: id },
    { event: 'password-changed', userId: id },
  ]);
});

it('says that a password was set by a recovery link, and that a used link was refused', async () => {
  await accounts.call('recoveryPassword', { email });
  const input = { email, password: NEW_PASSWORD, token: await accounts.mailedToken(email) };
  const reset = (headers: object) => accounts.call('resetPassword', input, { ...headers });

  expect(await eventsOf(reset)).toEqual([
    expect.objectContaining({ event: 'password-changed', userId: await userId() }),
  ]);
  expect(await eventsOf(reset)).toEqual([expect.objectContaining({ event: 'token-refused' })]);
  const confirm = (headers: object) =>
    accounts.call('confirmEmail', { email: NEW_EMAIL, token: 'made-up' }, { ...headers });
  expect(await eventsOf(confirm)).toEqual([expect.objectContaining({ event: 'token-refused' })]);
});

it('says that a session’s token was refused', async () => {
  const { authorization } = await accounts.signIn({ email, password });
  await database.db.query('delete from sessions');

  expect(await eventsOf((headers) => accounts.call('currentUser', {}, { ...headers, authorization }))).toEqual([
    expect.objectContaining({ event: 'token-refused' }),
  ]);
});

it('says which limit a visitor has reached', async () => {
  const order = (headers: Record<string, string>) => shop.order(fastOrder(), headers);
  const message = (headers: Record<string, string>) => {
    const payload = {
      name: 'Анна',
      contact: email,
      message: 'Здравствуйте',
      form: 'message',
      userType: 'fiz',
      consent: true,
    };
    return shop.app.inject({ method: 'POST', url: '/mail/send', payload, headers });
  };
  const events: Line[] = [];
  for (let count = 0; count <= 30; count += 1) events.push(...(await eventsOf(order)));
  for (let count = 0; count <= 5; count += 1) events.push(...(await eventsOf(message)));

  expect(events).toEqual([
    expect.objectContaining({ event: 'limit-reached', reason: 'too many orders from one address' }),
    expect.objectContaining({ event: 'limit-reached' }),
  ]);
});

it('names no person, and counts for Prometheus', async () => {
  await eventsOf(signIn(email, 'a guess 123'));
  await eventsOf(signIn('nobody@example.ru', 'a guess 123'));

  for (const secret of [email, 'nobody@', 'guess', '203.0.113.77']) expect(shop.logged()).not.toContain(secret);
  expect((await shop.app.inject('/metrics')).body).toMatch(/security_events_total\{event="sign-in-failed"\} [1-9]/);
});
