import { CONSENT_TEXTS_VERSION } from '../../consent-texts';
import { accountsOf, type Accounts } from '../../testing/test-accounts';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { setStock } from '../../testing/test-stock';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { createStockNoticeRepository } from './stock-notice-repository';
import { sendStockNotices } from './send-stock-notices';
import { createOutboxRepository } from '../../mail/outbox-repository';

const CREATE = 'mutation ($input: CreateStockNoticeInput!) { siteCreateStockNotice(input: $input) { success } }';
const DELETE = 'mutation ($key: String!) { siteDeleteStockNotices(key: $key) }';
/** Adapter АН-1, which is sold out, and its name. */
const ADAPTER = 117;
const NAME = 'Адаптер настройки АН-1';
const ANNA = 'anna@example.ru';

let database: TestDatabase;
let shop: TestShop;
let accounts: Accounts;

setUpShop((parts) => {
  ({ database, shop } = parts);
  accounts = accountsOf(shop, database.db);
});

afterEach(() => database.reset());

async function ask(changes: object = {}, headers = {}, at: TestShop = shop) {
  const input = { productId: ADAPTER, email: ANNA, consent: true, ...changes };
  const { data, errors } = await at.request(CREATE, { input }, headers);
  return { value: data?.siteCreateStockNotice ?? null, refusal: errors[0]?.extensions ?? null };
}

async function stop(key: string) {
  const { data, errors } = await shop.request(DELETE, { key });
  return data?.siteDeleteStockNotices ?? errors[0]?.extensions.code;
}

/** What the API does every few seconds; returns the number of mails. */
function send(): Promise<number> {
  return sendStockNotices({
    inTransaction: (work) =>
      database.db.transaction((tx) =>
        work({ notices: createStockNoticeRepository(tx), outbox: createOutboxRepository(tx) }),
      ),
    onMailQueued: () => undefined,
    publicUrl: 'http://localhost:3000',
  });
}

async function waiting(): Promise<string[]> {
  const { rows } = await database.db.query<{ email: string }>('select email from stock_notices order by id');
  return rows.map(({ email }) => email);
}

const keyOf = (body = '') => /\/stock-notices#key=([\w-]+)/.exec(body)?.[1] ?? '';

describe('a request for a mail about stock', () => {
  it('is stored with its consent, and mails the link that ends it; only the hash of its key is stored', async () => {
    expect((await ask({ email: ' Anna@Example.RU ' }, { 'x-forwarded-for': '203.0.113.5' })).value).toEqual({
      success: true,
    });

    const [mail, ...others] = await accounts.mailsTo(ANNA);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Сообщим, когда поступит: ${NAME}`);
    expect(keyOf(mail?.body)).toMatch(/^[\w-]{43}$/);
    const { rows } = await database.db.query<{ row: string }>('select stock_notices::text as row from stock_notices');
    expect(rows[0]?.row).toMatch(/anna@example\.ru.*203\.0\.113\.5/);
    expect(rows[0]?.row).toContain(CONSENT_TEXTS_VERSION);
    expect(rows[0]?.row).not.toContain(keyOf(mail?.body));
    expect(shop.logged()).not.toMatch(/anna@|203\.0\.113\.5/);
  });

  it('made twice is one, with one mail and the same answer', async () => {
    await ask();

    expect((await ask({ email: 'ANNA@example.ru' })).value).toEqual({ success: true });
    expect(await waiting()).toEqual([ANNA]);
    expect(await accounts.mailsTo(ANNA)).toHaveLength(1);
  });

  it.each([
    ['a wrong e-mail', { email: 'anna' }, { code: 'BAD_REQUEST', fields: { email: 'Email некорректный' } }],
    ['no consent', { consent: false }, { code: 'BAD_REQUEST', fields: { consent: 'Поле обязательно для заполнения' } }],
    ['an unknown product', { productId: 999_999 }, { code: 'NOT_FOUND' }],
    ['a withdrawn product', { productId: 109 }, { code: 'NOT_FOUND' }],
    ['an accessory', { productId: 10_201 }, { code: 'NOT_FOUND' }],
    ['a service', { productId: 201 }, { code: 'NOT_FOUND' }],
    ['a product in stock', { productId: 102 }, { code: 'CONFLICT' }],
  ])('is refused for %s', async (_what, changes, refusal) => {
    expect((await ask(changes)).refusal).toEqual(refusal);
    expect(await waiting()).toEqual([]);
  });

  it('is limited by address and by mailbox, in any spelling', async () => {
    const limited = await openTestShop(database.db, { settings: { areRateLimitsOn: true } });
    const from = (end: number) => ({ 'x-forwarded-for': `203.0.113.${end}` });
    for (let count = 0; count < 5; count += 1) await ask({ email: `anna+${count}@example.ru` }, from(count), limited);

    const sixth = await ask({}, from(9), limited);
    for (let count = 0; count < 10; count += 1) await ask({ email: `oleg${count}@example.ru` }, from(20), limited);
    const eleventh = await ask({ email: 'other@example.ru' }, from(20), limited);
    await limited.close();

    expect(sixth.refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(eleventh.refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await waiting()).toHaveLength(15);
  });
});

describe('when the product is in stock', () => {
  it('each mailbox gets one mail, and the requests are gone', async () => {
    await ask();
    await ask({ email: 'oleg@example.ru' });
    expect(await send()).toBe(0);
    await setStock(database.db, ADAPTER, 2);

    const sent = await Promise.all([send(), send()]); // of two processes, which may share the work

    expect(sent.reduce((sum, count) => sum + count)).toBe(2);
    expect(await waiting()).toEqual([]);
    const [, mail, ...more] = await accounts.mailsTo(ANNA);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Снова в наличии: ${NAME}`);
    expect(mail?.body).toContain('http://localhost:3000/setup_adapter_an1');
    expect(mail?.body).not.toMatch(/ждёте ещё|stock-notices/);
    expect(await send()).toBe(0);
  });

  it('an included part that is sold out keeps the mail back', async () => {
    await database.db.query(
      `with item as (insert into stock_items (name) values ('Кабель') returning id)
       insert into products (parent_id, code, name, price_kopecks, type, stock_item_id)
       select $1, 'PART', 'Кабель', 0, 'product', id from item`,
      [ADAPTER],
    );
    await ask();
    await setStock(database.db, ADAPTER, 2);

    expect(await send()).toBe(0);
    await database.db.query("update stock_items set on_hand = 1 where name = 'Кабель'");
    expect(await send()).toBe(1);
  });

  it('the mail ends what the mailbox still waits for, if its reader wants', async () => {
    await setStock(database.db, 111, 0);
    await ask();
    await ask({ productId: 111 });
    await ask({ productId: 111, email: 'oleg@example.ru' });
    await setStock(database.db, ADAPTER, 1);
    await send();

    const mail = (await accounts.mailsTo(ANNA)).at(-1);
    expect(mail?.body).toContain('Вы ждёте ещё: Датчик уровня топлива ДТ-700.');
    expect(await stop(keyOf(mail?.body))).toEqual(['Датчик уровня топлива ДТ-700']);
    expect(await waiting()).toEqual(['oleg@example.ru']);
  });
});

describe('the link of a mail', () => {
  it('ends its request, once', async () => {
    await ask();
    const key = keyOf((await accounts.mailsTo(ANNA))[0]?.body);

    expect(await stop(key)).toEqual([NAME]);
    expect(await stop(key)).toBe('NOT_FOUND');
    expect(await waiting()).toEqual([]);
  });

  it('is guessed 30 times in 15 minutes at most', async () => {
    const limited = await openTestShop(database.db, { settings: { areRateLimitsOn: true } });
    for (let count = 0; count < 30; count += 1) await limited.request(DELETE, { key: 'x' });

    const { errors } = await limited.request(DELETE, { key: 'x' });
    await limited.close();

    expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('a request ends', () => {
  it('with the product, and after 180 days', async () => {
    await setStock(database.db, 111, 0);
    await ask();
    await ask({ productId: 111 });
    await ask({ email: 'oleg@example.ru' });
    await database.db.query(
      "update stock_notices set created_at = now() - interval '181 days' where email = 'oleg@example.ru'",
    );
    await database.db.query('update products set active = false where id = 111');

    await createStockNoticeRepository(database.db).deleteEnded(180);

    const { rows } = await database.db.query('select product_id, email from stock_notices');
    expect(rows).toEqual([{ product_id: ADAPTER, email: ANNA }]);
  });

  it('with the account that has its mailbox', async () => {
    const anna = await accounts.join();
    const headers = await accounts.signIn(anna);
    await ask();
    await ask({ email: 'oleg@example.ru' });

    await accounts.call('deleteCurrentUser', { password: anna.password }, headers);

    expect(await waiting()).toEqual(['oleg@example.ru']);
  });

  it('never with a new e-mail, which it follows', async () => {
    const anna = await accounts.join();
    const headers = await accounts.signIn(anna);
    await ask();
    await ask({ email: 'new@example.ru' });
    await setStock(database.db, 111, 0);
    await ask({ productId: 111 });
    const { email: current, password } = anna;
    await accounts.call('updateCurrentUserEmail', { email: current, newEmail: 'new@example.ru', password }, headers);
    const token = await accounts.mailedToken('new@example.ru');

    await accounts.call('confirmEmail', { email: 'new@example.ru', token });

    expect(await waiting()).toEqual(['new@example.ru', 'new@example.ru']);
  });
});
