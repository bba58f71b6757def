import { isoDate } from '@shop/shared/format';
import { accountsOf, signupInput, type Accounts } from '../../testing/test-accounts';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import type { TestShop } from '../../testing/test-shop';

let database: TestDatabase;
let shop: TestShop;
let accounts: Accounts;
let anna: { authorization: string };
let oleg: { authorization: string };

const { email, phone, password } = signupInput();
const OLEG = { email: 'oleg@example.ru', phone: '79120000000', fullname: 'Олег Лунин' };
const WRONG_PASSWORD = 'Введенный пароль не совпадает с текущим';
const REQUIRED = 'Поле обязательно для заполнения';

setUpShop(
  (parts) => {
    ({ database, shop } = parts);
    accounts = accountsOf(shop, database.db);
  },
  { settings: { areRateLimitsOn: true } },
);

beforeEach(async () => {
  anna = await accounts.signIn(await accounts.join());
  oleg = await accounts.signIn(await accounts.join(OLEG));
});

afterEach(async () => {
  // Nothing that Anna does changes Oleg's account.
  const { value } = await accounts.call('currentUser', {}, oleg);
  await database.resetUsers();
  expect(value).toMatchObject({ ...OLEG, city: null, birthDate: null, gender: null });
});

describe('the data of a user', () => {
  it('can be changed, and the answer holds the new values', async () => {
    const info = { fullname: ' Анна  Ветрова-Лунина ', city: 'Химки', birthDate: '1990-02-28', gender: 'female' };

    const { value } = await accounts.call('updateCurrentUserInfo', info, anna);

    const updated = { ...info, fullname: 'Анна Ветрова-Лунина', email, phone, active: true };
    expect(value).toMatchObject(updated);
    expect((await accounts.call('currentUser', {}, anna)).value).toEqual(value);
  });

  it('stay where they are omitted, and are cleared by null', async () => {
    await accounts.call(
      'updateCurrentUserInfo',
      { fullname: 'Анна', city: 'Химки', birthDate: '1990-02-28', gender: 'female' },
      anna,
    );

    const updated = await accounts.call('updateCurrentUserInfo', { fullname: 'Анна', birthDate: null }, anna);
    const cleared = await accounts.call('updateCurrentUserInfo', { fullname: 'Анна', city: ' ', gender: null }, anna);

    expect(updated.value).toMatchObject({ city: 'Химки', birthDate: null, gender: 'female' });
    expect(cleared.value).toMatchObject({ city: null, birthDate: null, gender: null });
  });

  it('are refused by their fields', async () => {
    const TOO_LONG = 'Длина поля не может превышать 128 символов';
    const WRONG_BIRTH = 'Дата рождения некорректная';
    const tomorrow = isoDate(Date.now() + 86_400_000);
    for (const [info, fields] of [
      [{ fullname: ' ' }, { fullname: REQUIRED }],
      [{ fullname: 'я'.repeat(129) }, { fullname: TOO_LONG }],
      [{ city: 'я'.repeat(129) }, { city: TOO_LONG }],
      [{ birthDate: tomorrow }, { birthDate: WRONG_BIRTH }],
      [{ birthDate: '0001-01-01' }, { birthDate: WRONG_BIRTH }],
    ]) {
      const { refusal } = await accounts.call('updateCurrentUserInfo', { fullname: 'Анна', ...info }, anna);
      expect(refusal).toEqual({ code: 'BAD_REQUEST', fields });
    }
  });

  it('are refused when they are no date or gender at all', async () => {
    for (const changes of [{ birthDate: '1990-02-30' }, { birthDate: 'вчера' }, { gender: 'unknown' }]) {
      const { refusal } = await accounts.call('updateCurrentUserInfo', { fullname: 'Анна', ...changes }, anna);
      expect([changes, refusal?.code]).toEqual([changes, 'BAD_REQUEST']);
    }
  });
});

describe('the phone', () => {
  const update = (input: object) => accounts.call('updateCurrentUserPhone', { password, ...input }, anna);

  it('can be changed with the current one, and is then the login', async () => {
    const { value } = await update({ phone: '8 (912) 000-41-64', newPhone: '+7 999 111-22-33' });

    expect(value).toMatchObject({ phone: '79991112233', email });
    expect((await accounts.call('signin', { login: '79991112233', password })).value).not.toBeNull();
    expect((await accounts.call('signin', { login: phone, password })).refusal).toEqual({ code: 'NOT_FOUND' });
  });

  it('is told to the mailbox of the owner, who may not have changed it', async () => {
    await update({ phone, newPhone: OLEG.phone });
    await update({ phone, newPhone: '+7 999 111-22-33' });

    const told = (await accounts.mailsTo(email)).filter(({ subject }) => subject.includes('Телефон'));
    expect(told.map(({ subject }) => subject)).toEqual(['Телефон учётной записи изменён']);
    expect(told[0]?.body).toContain('Новый номер: +7 9** ***-**-33.');
    expect(told[0]?.body).not.toMatch(/[{}]|undefined|null/);
  });

  it('does not change for a wrong current one, nor for a wrong new one', async () => {
    for (const [input, fields] of [
      [{ phone: OLEG.phone, newPhone: '79991112233' }, { phone: 'Введенный номер телефона не совпадает с текущим' }],
      [{ phone, newPhone: '999' }, { newPhone: 'Телефон некорректный' }],
      [{ phone, newPhone: '' }, { newPhone: REQUIRED }],
      [{ phone, newPhone: '79991112233', password: null }, { password: REQUIRED }],
      [{ phone, newPhone: OLEG.phone, password: 'wrong' }, { password: WRONG_PASSWORD }],
    ] as const) {
      expect((await update(input)).refusal).toEqual({ code: 'BAD_REQUEST', fields });
    }
  });

  it('must not be another user’s', async () => {
    const { refusal, message } = await update({ phone, newPhone: OLEG.phone });

    expect(refusal).toEqual({ code: 'CONFLICT' });
    expect(message).toBe('Телефон уже существует');
  });

  it('must not be the current one, however it is written', async () => {
    for (const newPhone of [phone, '8 (912) 000-41-64', '+7 912 000-41-64']) {
      const fields = { newPhone: 'Новый телефон совпадает с текущим' };
      expect((await update({ phone, newPhone })).refusal).toEqual({ code: 'BAD_REQUEST', fields });
    }
  });

  it('does not help to find out which phones are known', async () => {
    for (let index = 0; index < 5; index += 1) {
      expect((await update({ phone, newPhone: OLEG.phone })).refusal?.code).toBe('CONFLICT');
    }

    expect((await update({ phone, newPhone: OLEG.phone })).refusal).toEqual({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: expect.any(Number),
    });
  });
});

describe('the password', () => {
  const NEW = 'другой пароль';
  const update = (input: object) => accounts.call('updateCurrentUserPassword', input, anna);
  const signInCode = async (written: string) =>
    (await accounts.call('signin', { login: email, password: written })).refusal?.code ?? 'OK';

  it('can be changed with the current one, which ends all sessions and sends a mail', async () => {
    const elsewhere = await accounts.signIn(signupInput());

    const { value } = await update({ password, newPassword: NEW });

    expect(value).toMatchObject({ email });
    for (const headers of [anna, elsewhere]) {
      expect((await accounts.call('currentUser', {}, headers)).refusal).toEqual({ code: 'UNAUTHENTICATED' });
    }
    expect([await signInCode(password), await signInCode(NEW)]).toEqual(['UNAUTHENTICATED', 'OK']);
    expect((await accounts.mailsTo(email)).at(-1)?.subject).toBe('Пароль изменён');
  });

  it('does not change for a wrong current one, nor for a wrong new one', async () => {
    for (const [input, fields] of [
      [{ password: 'wrong', newPassword: NEW }, { password: WRONG_PASSWORD }],
      [{ password, newPassword: password }, { newPassword: 'Новый пароль совпадает с текущим' }],
      [{ password, newPassword: '1234567' }, { newPassword: 'Длина поля не может быть меньше 8 символов' }],
      [{ password, newPassword: 'Qwerty123' }, { newPassword: expect.stringMatching(/слишком распространён/) }],
    ] as const) {
      expect((await update(input)).refusal).toEqual({ code: 'BAD_REQUEST', fields });
    }
    expect((await accounts.call('currentUser', {}, anna)).value).not.toBeNull();
  });

  it('cannot be guessed with a stolen session, by whichever change', async () => {
    await update({ password: 'wrong 1', newPassword: NEW });
    for (const [operation, input] of [
      ['updateCurrentUserPhone', { phone, newPhone: '79991112233' }],
      ['updateCurrentUserEmail', { email, newEmail: 'vetrova@example.ru' }],
    ] as const) {
      await accounts.call(operation, { ...input, password: 'wrong 2' }, anna);
      await accounts.call(operation, { ...input, password: 'wrong 3' }, anna);
    }

    const tooMany = { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) };
    expect((await update({ password, newPassword: NEW })).refusal).toEqual(tooMany);
    expect((await accounts.call('signin', { login: email, password })).refusal).toEqual(tooMany);
  });

  it('changes once for two simultaneous changes', async () => {
    const answers = await Promise.all(
      ['первый пароль', 'второй пароль'].map((newPassword) => update({ password, newPassword })),
    );

    expect(answers.filter(({ value }) => value)).toHaveLength(1);
  });

  it('leaves no session that was opened with the old one during the change', async () => {
    const signIns = Array.from({ length: 10 }, () => accounts.signIn(signupInput()));
    await update({ password, newPassword: NEW });
    const sessions = await Promise.all(signIns);

    const answers = await Promise.all(sessions.map((headers) => accounts.call('currentUser', {}, headers)));

    expect(answers.filter(({ value }) => value)).toEqual([]);
  });
});
