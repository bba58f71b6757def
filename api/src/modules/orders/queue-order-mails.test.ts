import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, fastOrder, type TestShop } from '../../testing/test-shop';
import { createTestUser } from '../../testing/test-users';

const SERVICE = [{ productId: 201, productCount: 1 }];

let database: TestDatabase;
let shop: TestShop;

setUpShop(
  (parts) => {
    ({ database, shop } = parts);
  },
  { settings: { areRateLimitsOn: true } },
);

afterEach(() => database.reset());

/** Places orders one after the other; all are accepted. */
async function placeMany(count: number, order: (index: number) => { email: string; address: string }, headers = {}) {
  for (let index = 0; index < count; index += 1) {
    const { email, address } = order(index);
    const answer = await shop.order(fastOrder({ email, products: SERVICE }), {
      ...headers,
      'x-forwarded-for': address,
    });
    expect(answer.order).not.toBeNull();
  }
}

async function countMails() {
  const { rows } = await database.db.query<{ shop: number; others: number }>(
    `select count(*) filter (where recipient = 'orders@example.ru')::int as shop,
            count(*) filter (where recipient <> 'orders@example.ru')::int as others from outbox`,
  );
  return rows[0];
}

it('sends a mailbox at most 10 mails an hour, whoever orders and however it is written', async () => {
  const spellings = ['anna@example.ru', 'Anna@Example.ru', 'anna+shop@example.ru'];

  await placeMany(12, (index) => ({ email: spellings[index % 3] ?? '', address: `203.0.113.${index}` }));

  expect(await countMails()).toEqual({ shop: 12, others: 10 });
});

it('sends mails of one guest to at most 20 mailboxes an hour', async () => {
  await placeMany(22, (index) => ({ email: `anna${index}@example.ru`, address: '203.0.113.1' }));

  expect(await countMails()).toEqual({ shop: 22, others: 20 });
});

it('always sends mails to a user’s own mailbox, and limits those of an account to others', async () => {
  const user = await createTestUser(database.db);

  await placeMany(12, (index) => ({ email: user.email.toUpperCase(), address: `203.0.113.${index}` }), user.headers);
  await placeMany(22, (index) => ({ email: `anna${index}@example.ru`, address: `203.0.113.${index}` }), user.headers);

  expect(await countMails()).toEqual({ shop: 34, others: 12 + 20 });
});

it('limits mails about changes in the same way', async () => {
  const user = await createTestUser(database.db);
  await placeMany(10, () => ({ email: 'anna@example.ru', address: '203.0.113.1' }), user.headers);

  await shop.request(
    `mutation { siteUpdateOrders(input: { orderStatus: cancelled }, filter: { id: { equal: 1 } }, source: MARKET) { id } }`,
    {},
    user.headers,
  );

  expect(await countMails()).toEqual({ shop: 11, others: 10 });
});

it('repeats neither links nor long texts to a mailbox that may be a stranger’s', async () => {
  await shop.order(
    courierOrder({
      email: 'anna@example.ru',
      fio: 'Вы выиграли миллион, получите его на https://evil.example сегодня',
      deliveryStreet: 'evil.example/приз',
    }),
  );

  const { rows } = await database.db.query<{ body: string; html: string }>(
    "select body, html from outbox where recipient = 'anna@example.ru'",
  );
  expect(rows[0]?.body).toMatch(/^Здравствуйте, Вы выиграли миллион получите его на!/);
  expect(`${rows[0]?.body} ${rows[0]?.html}`).not.toContain('evil');
});

it('calls a part without a price included in its product, in the count of the product', async () => {
  const products = [{ productId: 102, productCount: 2, childProducts: [{ productId: 10205, productCount: 1 }] }];
  await shop.order(courierOrder({ email: 'anna@example.ru', products }));

  const { rows } = await database.db.query<{ body: string }>('select body from outbox order by id');
  expect(rows).toHaveLength(2);
  for (const { body } of rows) {
    const text = body.replaceAll(/\s|&nbsp;/g, ' ');
    expect(text).toMatch(/Реле скрытой блокировки[^₽]*2 шт\.[^₽]*Входит в комплект/);
    expect(text).not.toMatch(/(?<![\d ])0 ₽| 0 ₽/);
  }
});

it('tells a guest, who has no list of orders, to change the order on its page', async () => {
  await shop.order(courierOrder({ email: 'anna@example.ru' }));

  const { rows } = await database.db.query<{ body: string }>(
    "select body from outbox where recipient = 'anna@example.ru'",
  );
  const text = rows[0]?.body.replaceAll(/\s/g, ' ') ?? '';
  expect(text).toContain('его можно изменить или отменить на странице заказа или по телефону 8 800 000-24-70');
  expect(text).toContain('с 9:00 до 20:00 по московскому времени, чтобы подтвердить доставку');
  expect(text).not.toContain('Мои заказы');
});
