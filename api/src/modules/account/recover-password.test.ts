import { accountsOf, linkOf, signupInput, type Accounts } from '../../testing/test-accounts';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import type { TestShop } from '../../testing/test-shop';

let database: TestDatabase;
let shop: TestShop;
let accounts: Accounts;

setUpShop(
  (parts) => {
    ({ database, shop } = parts);
    accounts = accountsOf(shop, database.db);
  },
  { settings: { areRateLimitsOn: true, publicUrl: 'http://shop.example.ru' } },
);

afterEach(() => database.resetUsers());

const { email, password } = signupInput();
const NEW_PASSWORD = 'другой пароль';
const OLEG = { email: 'oleg@example.ru', phone: '79120000000' };
const DEAD_LINK = { code: 'BAD_REQUEST', fields: { token: 'Ссылка недействительна или устарела' } };
const from = (address: string) => ({ 'x-forwarded-for': address });

async function recover(): Promise<string> {
  await accounts.call('recoveryPassword', { email });
  return accounts.mailedToken(email);
}

function reset(token: string, changes = {}) {
  return accounts.call('resetPassword', { email, token, password: NEW_PASSWORD, ...changes });
}

async function signInCode(written: string) {
  return (await accounts.call('signin', { login: email, password: written })).refusal?.code ?? 'OK';
}

describe('recovery', () => {
  it('sends a link to the page for a new password', async () => {
    await accounts.join();

    const { value } = await accounts.call('recoveryPassword', { email: ' Anna@Example.ru' });

    expect(value).toEqual({ success: true });
    const mail = (await accounts.mailsTo(email)).at(-1);
    const link = linkOf(mail);
    expect(mail?.subject).toBe('Восстановление пароля');
    expect(link.origin + link.pathname).toBe('http://shop.example.ru/reset');
    expect([...link.searchParams.keys()]).toEqual(['token', 'email']);
    expect(link.searchParams.get('token')).toMatch(/^[\w-]{43}$/);
    expect(link.searchParams.get('email')).toBe(email);
  });

  it.each([
    ['an unknown e-mail', 'nobody@example.ru', { code: 'NOT_FOUND' }],
    ['no e-mail', '', { code: 'BAD_REQUEST', fields: { email: 'Поле обязательно для заполнения' } }],
    ['what is no e-mail', 'anna', { code: 'BAD_REQUEST', fields: { email: 'Email некорректный' } }],
  ])('refuses %s', async (_name, written, refusal) => {
    expect((await accounts.call('recoveryPassword', { email: written })).refusal).toEqual(refusal);
  });

  it('sends five mails an hour to one e-mail, wherever the requests come from', async () => {
    await accounts.join();
    for (let index = 0; index < 5; index += 1) {
      const { value } = await accounts.call('recoveryPassword', { email }, from(`203.0.113.${index}`));
      expect(value).not.toBeNull();
    }

    const { refusal } = await accounts.call('recoveryPassword', { email }, from('203.0.113.9'));

    expect(refusal).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) });
    expect(refusal?.retryAfter).toBeGreaterThan(3_500);
  });

  it('sends five mails an hour at the request of one address', async () => {
    await accounts.join();
    await accounts.join(OLEG);
    for (let index = 0; index < 5; index += 1) {
      await accounts.call('recoveryPassword', { email: index % 2 ? email : OLEG.email }, from('203.0.113.5'));
    }

    const { refusal } = await accounts.call('recoveryPassword', { email }, from('203.0.113.5'));

    expect(refusal?.code).toBe('TOO_MANY_REQUESTS');
  });

  it('answers an address that tries e-mail after e-mail thirty times', async () => {
    const recover = (index: number) =>
      accounts.call('recoveryPassword', { email: `a${index}@example.ru` }, from('203.0.113.5'));
    for (let index = 0; index < 30; index += 1) expect((await recover(index)).refusal?.code).toBe('NOT_FOUND');

    expect((await recover(30)).refusal?.code).toBe('TOO_MANY_REQUESTS');
  });
});

it.each([
  ['resetPassword', { password: NEW_PASSWORD }],
  ['confirmEmail', {}],
] as const)(
  'tells one address thirty times what %s without a right link says of an e-mail',
  async (operation, more) => {
    await accounts.join();
    const guess = (written: string, address: string) =>
      accounts.call(operation, { email: written, token: 'guessed', ...more }, from(address));
    for (let index = 0; index < 30; index += 1) await guess(`a${index}@example.ru`, '203.0.113.5');

    for (const written of [email, 'nobody@example.ru']) {
      expect((await guess(written, '203.0.113.5')).refusal).toEqual({
        code: 'TOO_MANY_REQUESTS',
        retryAfter: expect.any(Number),
      });
    }
    expect((await guess(email, '203.0.113.6')).refusal?.code).not.toBe('TOO_MANY_REQUESTS');
  },
);

describe('the new password', () => {
  it('replaces the old one, ends all sessions and is announced by mail', async () => {
    await accounts.join();
    await accounts.join(OLEG);
    const [phone, laptop] = [await accounts.signIn(signupInput()), await accounts.signIn(signupInput())];
    const olegs = await accounts.signIn(signupInput(OLEG));

    const { value } = await reset(await recover(), { email: 'ANNA@example.ru' });

    expect(value).toEqual({ success: true });
    expect([await signInCode(password), await signInCode(NEW_PASSWORD)]).toEqual(['UNAUTHENTICATED', 'OK']);
    expect((await accounts.call('currentUser', {}, phone)).value).toBeNull();
    expect((await accounts.call('currentUser', {}, laptop)).value).toBeNull();
    expect((await accounts.call('currentUser', {}, olegs)).value).not.toBeNull();
    expect((await accounts.mailsTo(email)).at(-1)?.subject).toBe('Пароль изменён');
  });

  it('is set by a token once, even when it is sent many times at once', async () => {
    await accounts.join();
    const token = await recover();

    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((index) => reset(token, { password: `пароль номер ${index}` })),
    );

    expect(answers.filter(({ value }) => value)).toHaveLength(1);
    expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual(Array(4).fill(DEAD_LINK));
    expect((await reset(token)).refusal).toEqual(DEAD_LINK);
  });

  it('is set by only one of two links used at once', async () => {
    await accounts.join();
    const tokens = [await recover(), await recover(), await recover(), await recover()];

    const answers = await Promise.all(tokens.map((token) => reset(token)));

    expect(answers.filter(({ value }) => value)).toHaveLength(1);
    expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual(Array(3).fill(DEAD_LINK));
  });

  it('invalidates the links in older mails', async () => {
    await accounts.join();
    const older = await recover();
    await reset(await recover());

    expect((await reset(older)).refusal).toEqual(DEAD_LINK);
  });

  it('cannot be set an hour after the mail', async () => {
    await accounts.join();
    const token = await recover();
    const { rows } = await database.db.query(
      'select extract(epoch from expires_at - created_at)::int as seconds from email_tokens',
    );
    await database.db.query('update email_tokens set expires_at = now()');

    expect(rows).toEqual([{ seconds: 3_600 }]);
    expect((await reset(token)).refusal).toEqual(DEAD_LINK);
    expect(await signInCode(password)).toBe('OK');
  });

  it('cannot be set with another user’s token, nor with a confirmation token', async () => {
    await accounts.join(OLEG);
    await accounts.call('signup', signupInput());
    const confirmation = await accounts.mailedToken(email);
    await accounts.call('recoveryPassword', { email: OLEG.email });
    const olegs = await accounts.mailedToken(OLEG.email);

    expect((await reset(olegs)).refusal).toEqual(DEAD_LINK);
    expect((await reset(confirmation)).refusal).toEqual(DEAD_LINK);
    expect((await reset('')).refusal).toEqual(DEAD_LINK);
  });

  it('refuses an unknown e-mail', async () => {
    expect((await reset('x', { email: 'nobody@example.ru' })).refusal).toEqual({ code: 'NOT_FOUND' });
  });

  it('is checked, and the link still works afterwards', async () => {
    await accounts.join();
    const token = await recover();

    expect((await reset(token, { password: '1234567' })).refusal).toEqual({
      code: 'BAD_REQUEST',
      fields: { password: 'Длина поля не может быть меньше 8 символов' },
    });
    expect((await reset(token, { password: 'Qwerty123' })).refusal).toEqual({
      code: 'BAD_REQUEST',
      fields: { password: expect.stringMatching(/слишком распространён/) },
    });
    expect((await reset(token)).value).toEqual({ success: true });
  });

  it('confirms the address, because its mail was read there', async () => {
    await accounts.call('signup', signupInput());

    await reset(await recover());

    expect(await signInCode(NEW_PASSWORD)).toBe('OK');
  });

  it('unlocks a login that failed sign-ins had locked', async () => {
    await accounts.join();
    for (let index = 0; index < 6; index += 1) await signInCode(`wrong ${index}`);

    await reset(await recover());

    expect(await signInCode(NEW_PASSWORD)).toBe('OK');
  });
});
