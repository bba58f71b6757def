import { accountsOf, signupInput, type Accounts } from '../../testing/test-accounts';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import type { TestShop } from '../../testing/test-shop';

let database: TestDatabase;
let shop: TestShop;
let accounts: Accounts;
let anna: { authorization: string };

const { email, password } = signupInput();
const NEW = 'vetrova@example.ru';
const OLEG = { email: 'oleg@example.ru', phone: '79120000000', fullname: 'Олег Лунин' };
const REQUIRED = 'Поле обязательно для заполнения';
const TOO_MANY = { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) };

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

afterEach(() => database.resetUsers());

const update = (input: object, headers = anna) =>
  accounts.call('updateCurrentUserEmail', { email, password, ...input }, headers);
const confirm = (token: string, address = NEW) => accounts.call('confirmEmail', { email: address, token });
const currentUser = async () => (await accounts.call('currentUser', {}, anna)).value;

async function signInCode(login: string) {
  return (await accounts.call('signin', { login, password })).refusal?.code ?? 'OK';
}

async function subjectsTo(recipient: string) {
  return (await accounts.mailsTo(recipient)).map(({ subject }) => subject);
}

/** Asks for the new e-mail; returns the token of its link. */
async function ask(newEmail = NEW): Promise<string> {
  expect((await update({ newEmail })).refusal).toBeNull();
  return accounts.mailedToken(newEmail);
}

describe('a new e-mail', () => {
  it('counts once its mailbox has confirmed it', async () => {
    const { value } = await update({ email: 'Anna@Example.ru', newEmail: 'Vetrova@Example.ru' });

    expect(value).toMatchObject({ email, newEmail: NEW, active: true });
    expect([await signInCode(email), await signInCode(NEW)]).toEqual(['OK', 'NOT_FOUND']);
    expect((await accounts.call('recoveryPassword', { email: NEW })).refusal).toEqual({ code: 'NOT_FOUND' });

    expect((await confirm(await accounts.mailedToken(NEW))).value).toEqual({ isConfirmed: true });

    expect(await currentUser()).toMatchObject({ email: NEW, newEmail: null, active: true });
    expect([await signInCode(email), await signInCode(NEW)]).toEqual(['NOT_FOUND', 'OK']);
  });

  it('is announced to the old mailbox, and both mailboxes are told of the change', async () => {
    await confirm(await ask());

    expect((await subjectsTo(email)).slice(-2)).toEqual(['Запрошена смена e-mail', 'E-mail учётной записи изменён']);
    expect(await subjectsTo(NEW)).toEqual(['Подтвердите новый e-mail', 'Теперь вы входите по этому адресу']);
    const toOld = (await accounts.mailsTo(email)).slice(-2).map(({ body }) => body);
    expect(toOld[0]).toContain('указали новый адрес: v***@example.ru.');
    expect(toOld[1]).toContain('изменили на v***@example.ru.');
    for (const body of toOld) expect(body).not.toContain(NEW);
    const all = [...(await accounts.mailsTo(email)), ...(await accounts.mailsTo(NEW))];
    for (const { body } of all) expect(body).not.toMatch(/[{}]|undefined|null/);
  });

  it('is refused without the current e-mail and the password, by its fields', async () => {
    for (const [input, fields] of [
      [{ email: OLEG.email, newEmail: NEW }, { email: 'Введенный E-mail не совпадает с текущим' }],
      [{ newEmail: 'vetrova' }, { newEmail: 'Email некорректный' }],
      [{ newEmail: '' }, { newEmail: REQUIRED }],
      [{ newEmail: NEW, password: null }, { password: REQUIRED }],
      [{ newEmail: NEW, password: 'wrong' }, { password: 'Введенный пароль не совпадает с текущим' }],
    ] as const) {
      expect((await update(input)).refusal).toEqual({ code: 'BAD_REQUEST', fields });
    }
    expect(await currentUser()).toMatchObject({ email, newEmail: null });
  });

  it('must not be the current one', async () => {
    const before = await subjectsTo(email);

    const { refusal } = await update({ newEmail: ' ANNA@example.ru ' });

    expect(refusal).toEqual({ code: 'BAD_REQUEST', fields: { newEmail: 'Новый e-mail совпадает с текущим' } });
    expect(await subjectsTo(email)).toEqual(before);
  });

  it('sends no mail when it is another user’s', async () => {
    await accounts.join(OLEG);
    const before = [await subjectsTo(email), await subjectsTo(OLEG.email)];

    const { refusal, message } = await update({ newEmail: 'OLEG@example.ru' });

    expect(refusal).toEqual({ code: 'CONFLICT' });
    expect(message).toBe('Email уже существует');
    expect([await subjectsTo(email), await subjectsTo(OLEG.email)]).toEqual(before);
  });

  it('is mailed five times an hour, for one account and to one mailbox', async () => {
    for (let index = 0; index < 4; index += 1) await ask();
    expect((await accounts.call('resendEmailConfirmation', {}, anna)).value).toEqual({ success: true });
    const oleg = await accounts.signIn(await accounts.join(OLEG));

    expect((await update({ newEmail: 'other@example.ru' })).refusal).toEqual(TOO_MANY);
    expect((await accounts.call('resendEmailConfirmation', {}, anna)).refusal).toEqual(TOO_MANY);
    expect((await update({ email: OLEG.email, newEmail: NEW }, oleg)).refusal).toEqual(TOO_MANY);
    expect(await subjectsTo(NEW)).toHaveLength(5);
  });

  it('can be taken back', async () => {
    const token = await ask();

    const { value } = await accounts.call('cancelEmailChange', {}, anna);

    expect(value).toMatchObject({ email, newEmail: null });
    expect((await confirm(token)).refusal).toEqual({ code: 'BAD_REQUEST' });
    expect((await accounts.call('resendEmailConfirmation', {}, anna)).refusal).toEqual({ code: 'NOT_FOUND' });
  });

  it('replaces one that was asked for before', async () => {
    const former = await ask('other@example.ru');
    const token = await ask();

    expect((await confirm(former, 'other@example.ru')).refusal).toEqual({ code: 'BAD_REQUEST' });
    expect((await confirm(token)).value).toEqual({ isConfirmed: true });
  });

  it('is dropped by a new password, because somebody else may have asked for it', async () => {
    const token = await ask();
    await accounts.call('updateCurrentUserPassword', { password, newPassword: 'другой пароль' }, anna);

    expect((await confirm(token)).refusal).toEqual({ code: 'BAD_REQUEST' });
  });
});

describe('the link to the new mailbox', () => {
  it('works once, also for two clicks at once', async () => {
    const token = await ask();

    const answers = await Promise.all([1, 2].map(() => confirm(token)));

    expect(answers.filter(({ value }) => value)).toHaveLength(1);
    expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual([{ code: 'CONFLICT' }]);
    expect((await confirm(token)).refusal).toEqual({ code: 'CONFLICT' });
  });

  it('works in the first mail, too, after it was sent again', async () => {
    const first = await ask();
    await accounts.call('resendEmailConfirmation', {}, anna);

    expect(await accounts.mailedToken(NEW)).not.toBe(first);
    expect((await confirm(first)).value).toEqual({ isConfirmed: true });
  });

  it('stops working after three days, when the change is forgotten', async () => {
    const token = await ask();
    const { rows } = await database.db.query(
      'select extract(epoch from expires_at - created_at)::int as seconds from email_tokens',
    );
    await database.db.query('update email_tokens set expires_at = now()');

    expect(rows).toEqual([{ seconds: 259_200 }]);
    expect((await confirm(token)).refusal).toEqual({ code: 'BAD_REQUEST' });
    expect(await currentUser()).toMatchObject({ email, newEmail: null });
  });

  it('says when somebody has taken the address since', async () => {
    const token = await ask();
    await accounts.call('signup', signupInput({ ...OLEG, email: NEW }));

    const { refusal, message } = await confirm(token);

    expect(refusal).toEqual({ code: 'CONFLICT' });
    expect(message).toBe('Email уже существует');
    expect(await currentUser()).toMatchObject({ email });
  });

  it('confirms nothing but its own address, and opens no other door', async () => {
    const token = await ask();

    expect((await confirm(token, 'other@example.ru')).refusal).toEqual({ code: 'BAD_REQUEST' });
    expect((await accounts.call('resetPassword', { email, token, password: 'другой пароль' })).refusal).toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('invalidates the links in the old mailbox', async () => {
    await accounts.call('recoveryPassword', { email });
    const recovery = await accounts.mailedToken(email);
    await confirm(await ask());

    const answer = await accounts.call('resetPassword', { email: NEW, token: recovery, password: 'другой пароль' });

    expect(answer.refusal?.code).toBe('BAD_REQUEST');
  });
});
