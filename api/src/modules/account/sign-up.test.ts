import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { accountsOf, linkOf, signupInput, type Accounts } from '../../testing/test-accounts';
import { CONSENT_TEXTS_VERSION } from '../../consent-texts';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import type { TestShop } from '../../testing/test-shop';

const REQUIRED = 'Поле обязательно для заполнения';

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

async function count(table: string): Promise<number | undefined> {
  const { rows } = await database.db.query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
  return rows[0]?.rows;
}

function signIn() {
  const { email: login, password } = signupInput();
  return accounts.call('signin', { login, password });
}

describe('sign-up', () => {
  it('adds a user who cannot sign in yet, and sends a link that confirms the address', async () => {
    const { value } = await accounts.call('signup', signupInput({ email: ' Anna+1@Example.ru ' }));

    expect(value).toEqual({ id: expect.any(Number) });
    expect(
      (await accounts.call('signin', { login: 'anna+1@example.ru', password: signupInput().password })).refusal,
    ).toEqual({ code: 'UNAUTHENTICATED', unconfirmedEmail: 'anna+1@example.ru' });
    const [mail] = await accounts.mailsTo('anna+1@example.ru');
    expect(mail?.subject).toBe('Подтвердите e-mail');
    expect(mail?.body).toContain('Здравствуйте, Анна!');
    const link = linkOf(mail);
    expect(link.origin + link.pathname).toBe('http://shop.example.ru/');
    expect([...link.searchParams.keys()]).toEqual(['confirmEmail', 'email']);
    expect(link.searchParams.get('confirmEmail')).toMatch(/^[\w-]{43}$/);
    expect(link.searchParams.get('email')).toBe('anna+1@example.ru');
    expect(mail?.html).toContain(`Если кнопка не работает, откройте ссылку: ${link.href.replaceAll('&', '&amp;')}`);
    // Pictures are the shop's own, and their addresses tell nothing of the reader.
    const pictures = [...(mail?.html.matchAll(/<img src="([^"]*)"/g) ?? [])].map(([, address]) => address);
    expect(pictures).toEqual(['http://shop.example.ru/images/mail/account.png']);
  });

  it('stores neither password nor token in plain text, and hashes with argon2id', async () => {
    await accounts.call('signup', signupInput());
    const token = await accounts.mailedToken('anna@example.ru');

    const { rows } = await database.db.query<{ stored: string; hash: string }>(
      'select users::text || email_tokens::text as stored, password_hash as hash from users, email_tokens',
    );

    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]?.stored).not.toContain(signupInput().password);
    expect(rows[0]?.stored).not.toContain(token);
  });

  it('stores the consent with its time, address and version of the texts', async () => {
    const { value } = await accounts.call('signup', signupInput(), { 'x-forwarded-for': '203.0.113.5' });

    const { rows } = await database.db.query('select * from consents');

    expect(rows).toEqual([
      {
        id: 1,
        user_id: value?.id,
        email: 'anna@example.ru',
        phone: null,
        purpose: 'account',
        is_given: true,
        address: '203.0.113.5',
        texts_version: CONSENT_TEXTS_VERSION,
        given_at: expect.any(Date),
      },
    ]);
  });

  it.each(['privacy-policy.md', 'public-offer.md'])(
    'records the version that %s has in the repository',
    async (name) => {
      const text = await readFile(path.resolve(__dirname, '../../../../host/documents', name), 'utf8');

      expect(/^Редакция (.+)$/m.exec(text.replaceAll('\u00A0', ' '))?.[1]).toBe(CONSENT_TEXTS_VERSION);
    },
  );

  it('refuses a taken e-mail, whatever its case', async () => {
    await accounts.join();

    const { refusal, message } = await accounts.call(
      'signup',
      signupInput({ email: 'ANNA@example.ru', phone: '79120000000' }),
    );

    expect(refusal).toEqual({ code: 'CONFLICT' });
    expect(message).toBe('Email уже существует');
  });

  it('refuses a taken phone, however it is written', async () => {
    await accounts.join();

    const { refusal, message } = await accounts.call(
      'signup',
      signupInput({ email: 'oleg@example.ru', phone: '8 (912) 000-41-64' }),
    );

    expect(refusal).toEqual({ code: 'CONFLICT' });
    expect(message).toBe('Телефон уже существует');
  });

  it.each([
    [
      'nothing',
      { email: '', phone: '', fullname: ' ', password: '' },
      { email: REQUIRED, phone: REQUIRED, fullname: REQUIRED, password: REQUIRED },
    ],
    ['a wrong e-mail', { email: 'anna@' }, { email: 'Email некорректный' }],
    ['a short phone', { phone: '9120004164' }, { phone: 'Телефон некорректный' }],
    ['a long name', { fullname: 'я'.repeat(129) }, { fullname: 'Длина поля не может превышать 128 символов' }],
    ['a short password', { password: '1234567' }, { password: 'Длина поля не может быть меньше 8 символов' }],
    [
      'a common password',
      { password: 'password1' },
      { password: 'Этот пароль слишком распространён. Возьмите три несвязанных слова или придумайте длиннее' },
    ],
  ])('refuses %s by its fields', async (_name, changes, fields) => {
    const { refusal, message } = await accounts.call('signup', signupInput(changes));

    expect(refusal).toEqual({ code: 'BAD_REQUEST', fields });
    expect(message).toBe(Object.values(fields)[0]);
    expect(await count('users')).toBe(0);
  });

  it('creates one user and one mail when it is sent ten times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => accounts.call('signup', signupInput())));

    expect(answers.filter(({ value }) => value)).toHaveLength(1);
    expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual(Array(9).fill({ code: 'CONFLICT' }));
    expect(await count('users')).toBe(1);
    expect(await count('consents')).toBe(1);
    expect(await count('outbox')).toBe(1);
  });

  it('is accepted thirty times an hour from one address', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        accounts.call(
          'signup',
          signupInput({ email: `user${index}@example.ru`, phone: String(79120000000 + index) }),
          from('203.0.113.5'),
        ),
      ),
    );

    const refused = await accounts.call('signup', signupInput(), from('203.0.113.5'));
    const fromOther = await accounts.call('signup', signupInput(), from('203.0.113.6'));

    expect(refused.refusal).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) });
    expect(refused.message).toBe('Слишком много попыток');
    expect(fromOther.value).not.toBeNull();
  });

  it('accepts an e-mail and a phone again that nobody confirmed in three days', async () => {
    await accounts.call('signup', signupInput());
    await database.db.query("update users set created_at = now() - interval '3 days 1 second'");
    await database.db.query('update email_tokens set expires_at = now()');

    const { value } = await accounts.call('signup', signupInput({ fullname: 'Олег Лунин' }));

    expect(value).not.toBeNull();
    expect(await count('users')).toBe(1);
  });
});

describe('the link in the mail', () => {
  it('lets the user sign in, and reports a second click', async () => {
    await accounts.call('signup', signupInput());
    const input = { email: 'Anna@example.ru', token: await accounts.mailedToken('anna@example.ru') };

    const first = await accounts.call('confirmEmail', input);
    const second = await accounts.call('confirmEmail', input);

    expect(first.value).toEqual({ isConfirmed: true });
    expect(second.refusal).toEqual({ code: 'CONFLICT' });
    expect((await signIn()).value).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('works for one of two simultaneous clicks; the other is told that it is done', async () => {
    await accounts.call('signup', signupInput());
    const input = { email: 'anna@example.ru', token: await accounts.mailedToken('anna@example.ru') };

    const answers = await Promise.all([1, 2].map(() => accounts.call('confirmEmail', input)));

    expect(answers.filter(({ value }) => value)).toHaveLength(1);
    expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual([{ code: 'CONFLICT' }]);
  });

  it('stops working after three days', async () => {
    await accounts.call('signup', signupInput());
    const token = await accounts.mailedToken('anna@example.ru');
    const { rows } = await database.db.query(
      'select extract(epoch from expires_at - created_at)::int as seconds from email_tokens',
    );
    await database.db.query('update email_tokens set expires_at = now()');

    const { refusal } = await accounts.call('confirmEmail', { email: 'anna@example.ru', token });

    expect(rows).toEqual([{ seconds: 259_200 }]);
    expect(refusal).toEqual({ code: 'BAD_REQUEST' });
    expect((await signIn()).refusal).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('confirms nobody else, and needs a confirmation token of this user', async () => {
    await accounts.call('signup', signupInput());
    await accounts.call('signup', signupInput({ email: 'oleg@example.ru', phone: '79120000000' }));
    const olegs = await accounts.mailedToken('oleg@example.ru');
    await accounts.call('recoveryPassword', { email: 'anna@example.ru' });
    const recovery = await accounts.mailedToken('anna@example.ru');

    const attempts = [
      { email: 'anna@example.ru', token: olegs },
      { email: 'anna@example.ru', token: recovery },
      { email: 'anna@example.ru', token: '' },
      { email: 'nobody@example.ru', token: olegs },
    ];
    const answers = [];
    for (const input of attempts) answers.push(await accounts.call('confirmEmail', input));

    expect(answers.map(({ refusal }) => refusal)).toEqual(Array(4).fill({ code: 'BAD_REQUEST' }));
  });
});
