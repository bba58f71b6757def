import { setUpShop } from '../../testing/set-up-shop';
import { accountsOf, signupInput, type Accounts } from '../../testing/test-accounts';
import type { TestDatabase } from '../../testing/test-database';

let database: TestDatabase;
let accounts: Accounts;

setUpShop(
  (parts) => {
    ({ database } = parts);
    accounts = accountsOf(parts.shop, database.db);
  },
  { settings: { areRateLimitsOn: true } },
);

afterEach(() => database.resetUsers());

const { email, phone, password } = signupInput();
const resend = (login = email, written = password) =>
  accounts.call('resendSignupConfirmation', { login, password: written });
const signIn = (login = email) => accounts.call('signin', { login, password });

it('signing in with an unconfirmed e-mail names it, and only to whoever knows the password', async () => {
  await accounts.call('signup', signupInput());

  expect((await signIn(phone)).refusal).toEqual({ code: 'UNAUTHENTICATED', unconfirmedEmail: email });
  expect((await accounts.call('signin', { login: phone, password: 'wrong' })).refusal).toEqual({
    code: 'UNAUTHENTICATED',
  });
});

it('the letter can be sent again, by each login; both links work', async () => {
  await accounts.call('signup', signupInput());
  const first = await accounts.mailedToken(email);

  expect((await resend(phone)).value).toEqual({ success: true });

  const mails = await accounts.mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Подтвердите e-mail', 'Подтвердите e-mail']);
  const second = await accounts.mailedToken(email);
  expect(second).not.toBe(first);
  expect((await accounts.call('confirmEmail', { email, token: second })).value).toEqual({ isConfirmed: true });
  expect((await accounts.call('confirmEmail', { email, token: first })).refusal).toEqual({ code: 'CONFLICT' });
  expect((await signIn()).value).toEqual({ token: expect.any(String) });
});

it('is not sent to strangers, nor to a confirmed address', async () => {
  expect((await resend('nobody@example.ru')).refusal).toEqual({ code: 'NOT_FOUND' });
  await accounts.call('signup', signupInput());
  expect((await resend(email, 'wrong')).refusal).toEqual({ code: 'UNAUTHENTICATED' });
  await accounts.call('confirmEmail', { email, token: await accounts.mailedToken(email) });

  expect((await resend()).refusal).toEqual({ code: 'CONFLICT' });
  expect(await accounts.mailsTo(email)).toHaveLength(1);
});

it('is sent five times an hour', async () => {
  await accounts.call('signup', signupInput());
  for (let index = 0; index < 5; index += 1) expect((await resend()).value).toEqual({ success: true });

  expect((await resend()).refusal).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) });
  expect(await accounts.mailsTo(email)).toHaveLength(6);
});

it('keeps the account as long as its link works', async () => {
  await accounts.call('signup', signupInput());
  await database.db.query("update users set created_at = now() - interval '4 days'");
  await resend();

  await accounts.call('signup', signupInput({ email: 'oleg@example.ru', phone: '79120000000' }));
  expect((await signIn()).refusal).toMatchObject({ unconfirmedEmail: email });

  await database.db.query('delete from email_tokens');
  await accounts.call('signup', signupInput({ email: 'inna@example.ru', phone: '79120000001' }));
  expect((await signIn()).refusal).toEqual({ code: 'NOT_FOUND' });
});
