import argon2 from '@node-rs/argon2';
import { accountsOf, bearer, signupInput, type Accounts } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let database: TestDatabase;
let shop: TestShop;
let otherProcess: TestShop;
let accounts: Accounts;

beforeAll(async () => {
  database = await openTestDatabase();
  const settings = { areRateLimitsOn: true };
  shop = await openTestShop(database.db, { settings });
  otherProcess = await openTestShop(database.db, { settings });
  accounts = accountsOf(shop, database.db);
}, 60_000);

afterEach(() => database.resetUsers());

afterAll(async () => {
  await shop.close();
  await otherProcess.close();
  await database.close();
});

const { email, phone, password } = signupInput();
const from = (address: string) => ({ 'x-forwarded-for': address });

async function guess(login: string, wrong: string, headers = {}, through = accounts) {
  return (await through.call('signin', { login, password: wrong }, headers)).refusal?.code ?? 'OK';
}

async function guessMany(count: number, login: string, headers = {}) {
  const codes = [];
  for (let index = 0; index < count; index += 1) codes.push(await guess(login, `wrong ${index}`, headers));
  return codes;
}

it('remembers a label of the browser, and nothing else of it', async () => {
  const person = await accounts.join();
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.7777.7 Safari/537.36';

  await accounts.signIn(person, { 'user-agent': userAgent, ...from('203.0.113.9') });

  const { rows } = await database.db.query<{ row: string }>('select to_jsonb(sessions)::text as row from sessions');
  expect(rows[0]?.row).toContain('"device": "Chrome, Windows"');
  expect(rows[0]?.row).not.toMatch(/Mozilla|150\.0|\.7777\.|203\.0\.113/);
});

it('lets a user in by e-mail or phone, however they are written', async () => {
  await accounts.join();

  for (const login of [email, 'ANNA@Example.ru', ` ${email} `, phone, '89120004164', '+7 (912) 000-41-64']) {
    const { value } = await accounts.call('signin', { login, password });
    const signedIn = await accounts.call('currentUser', {}, bearer(value?.token));
    expect([login, signedIn.value]).toEqual([login, expect.objectContaining({ email, phone, active: true })]);
  }
});

it.each(['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'])('knows one person by both forms of %s', async (signedUp) => {
  await accounts.join(signupInput({ email: signedUp }));

  for (const login of ['anna@почта.рф', 'Anna@Почта.рф', 'anna@xn--80a1acny.xn--p1ai', '\u202Aanna@почта.рф\u202C']) {
    const { value } = await accounts.call('signin', { login, password });
    const signedIn = await accounts.call('currentUser', {}, bearer(value?.token));
    expect([login, signedIn.value]).toEqual([login, expect.objectContaining({ email: 'anna@почта.рф' })]);
    const again = await accounts.call('signup', signupInput({ email: login, phone: '79120004165' }));
    expect(again.refusal).toMatchObject({ code: 'CONFLICT' });
  }
});

it('says whether the login or the password is wrong', async () => {
  await accounts.join();

  expect(await guess('nobody@example.ru', password)).toBe('NOT_FOUND');
  expect(await guess('79990000000', password)).toBe('NOT_FOUND');
  expect(await guess('anna', password)).toBe('NOT_FOUND');
  expect(await guess('anna@', password)).toBe('NOT_FOUND');
  expect(await guess('912 000', password)).toBe('NOT_FOUND');
  expect(await guess(email, 'x')).toBe('UNAUTHENTICATED');
  expect(await guess(email, password.toUpperCase())).toBe('UNAUTHENTICATED');
});

it.each([
  [
    'nothing',
    { login: '', password: '' },
    { login: 'Поле обязательно для заполнения', password: 'Поле обязательно для заполнения' },
  ],
  ['an endless login', { login: '7'.repeat(50_000), password }, { login: 'Длина поля не может превышать 64 символов' }],
  [
    'an endless password',
    { login: email, password: 'x'.repeat(50_000) },
    { password: 'Длина поля не может превышать 128 символов' },
  ],
  [
    'a password with a trailing space',
    { login: email, password: 'secret12 ' },
    { password: 'Пароль не может начинаться или оканчиваться пробелом' },
  ],
])('refuses %s by its fields', async (_name, input, fields) => {
  expect((await accounts.call('signin', input)).refusal).toEqual({ code: 'BAD_REQUEST', fields });
});

it('does the same work for an unknown login as for a wrong password', async () => {
  await accounts.join();
  const verify = jest.spyOn(argon2, 'verify');

  await guess(email, 'wrong');
  const forWrongPassword = verify.mock.calls.length;
  await guess('nobody@example.ru', 'wrong');
  const forBoth = verify.mock.calls.length;
  const costs = verify.mock.calls.map(([hash]) => String(hash).slice(0, 30));
  verify.mockRestore();

  expect([forWrongPassword, forBoth]).toEqual([1, 2]);
  expect(costs[1]).toBe(costs[0]);
});

describe('failed sign-ins', () => {
  it('lock a login after five, in every process, even for the right password', async () => {
    await accounts.join();
    const codes = await guessMany(5, email);

    const refused = await accountsOf(otherProcess, database.db).call('signin', { login: email, password });

    expect(codes).toEqual(Array(5).fill('UNAUTHENTICATED'));
    expect(refused.refusal).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) });
    expect(refused.refusal?.retryAfter).toBeGreaterThan(800);
    expect(refused.refusal?.retryAfter).toBeLessThanOrEqual(900);
  });

  it('count together for the e-mail and the phone of one account', async () => {
    await accounts.join();
    await guessMany(3, email);
    await guessMany(2, phone);

    expect(await guess(email, password)).toBe('TOO_MANY_REQUESTS');
  });

  it('lock an unknown login in the same way', async () => {
    expect(await guessMany(6, 'nobody@example.ru')).toEqual([...Array(5).fill('NOT_FOUND'), 'TOO_MANY_REQUESTS']);
  });

  it('do not lock other logins, nor the same login after 15 minutes', async () => {
    await accounts.join();
    await accounts.join({ email: 'oleg@example.ru', phone: '79120000000' });
    await guessMany(5, email);

    expect(await guess('oleg@example.ru', password)).toBe('OK');
    await database.db.query('update rate_limits set window_ends_at = now()');
    expect(await guess(email, password)).toBe('OK');
  });

  it('are forgotten when the user signs in', async () => {
    await accounts.join();
    await guessMany(4, email);
    await guess(email, password);

    expect(await guessMany(5, email)).toEqual(Array(5).fill('UNAUTHENTICATED'));
  });

  it('lock only the address after thirty', async () => {
    await accounts.join();
    for (let index = 0; index < 30; index += 1) await guess(`nobody${index}@example.ru`, 'wrong', from('203.0.113.5'));

    expect(await guess(email, password, from('203.0.113.5'))).toBe('TOO_MANY_REQUESTS');
    expect(await guess(email, password, from('203.0.113.6'))).toBe('OK');
  });

  it('cannot be bypassed by sending all guesses at once with the right one last', async () => {
    await accounts.join();
    const guesses = [...Array.from({ length: 25 }, (_, index) => `wrong ${index}`), password];

    const codes = await Promise.all(guesses.map((one) => guess(email, one)));

    expect(codes.filter((code) => code === 'UNAUTHENTICATED').length).toBeLessThanOrEqual(5);
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  it('do not include a right password with an unconfirmed e-mail', async () => {
    await accounts.call('signup', signupInput());
    for (let index = 0; index < 6; index += 1) expect(await guess(email, password)).toBe('UNAUTHENTICATED');

    await accounts.call('confirmEmail', { email, token: await accounts.mailedToken(email) });

    expect(await guess(email, password)).toBe('OK');
  });
});

it('lets the same user in many times at once', async () => {
  await accounts.join();

  const codes = await Promise.all(Array.from({ length: 20 }, () => guess(email, password)));

  expect(new Set(codes)).toEqual(new Set(['OK']));
});

it('ends only this session at sign-out', async () => {
  await accounts.join();
  const [here, there] = [await accounts.signIn(signupInput()), await accounts.signIn(signupInput())];

  const { value } = await accounts.call('signout', {}, here);

  expect(value).toEqual({ success: true });
  expect((await accounts.call('currentUser', {}, here)).refusal).toEqual({ code: 'UNAUTHENTICATED' });
  expect((await accounts.call('signout', {}, here)).refusal).toEqual({ code: 'UNAUTHENTICATED' });
  expect((await accounts.call('currentUser', {}, there)).value).not.toBeNull();
});

it('writes no e-mail, phone, password or token to the log', async () => {
  await accounts.join();
  await guess(email, 'wrong secret');
  const headers = await accounts.signIn(signupInput());
  await accounts.call('recoveryPassword', { email });
  const mailed = await accounts.mailedToken(email);
  await accounts.call('currentUser', {}, headers);

  for (const secret of [email, phone, password, 'wrong secret', mailed, headers.authorization.slice(7)]) {
    expect(shop.logged()).not.toContain(secret);
  }
});
