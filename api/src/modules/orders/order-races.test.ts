import { randomUUID } from 'node:crypto';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { fastOrder, openTestShop, type OrderAnswer, type TestShop } from '../../testing/test-shop';

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

afterEach(() => database.reset());

function many(count: number, place: (index: number) => Promise<OrderAnswer>): Promise<OrderAnswer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => place(index)));
}

async function one(statement: string): Promise<number | undefined> {
  const { rows } = await database.db.query<{ value: number }>(statement);
  return rows[0]?.value;
}

it('sells the last 10 pieces to 10 of 40 buyers, whichever process they ask', async () => {
  await database.db.query('update products set stock = 10 where id = 102');
  const otherProcess = await openTestShop(database.db);

  const answers = await many(40, (index) => (index % 2 ? shop : otherProcess).order(fastOrder()));
  await otherProcess.close();

  const refusals = answers.flatMap(({ refusal }) => refusal ?? []);
  expect(answers.filter(({ order }) => order)).toHaveLength(10);
  expect(refusals).toHaveLength(30);
  for (const refusal of refusals)
    expect(refusal).toEqual({ code: 'BAD_REQUEST', products: [{ productId: 102, available: 0 }] });
  expect(await one('select stock as value from products where id = 102')).toBe(0);
  expect(await one('select count(*)::int as value from orders')).toBe(10);
});

it('places one order when the button is pressed 20 times at once', async () => {
  const input = fastOrder({ email: 'anna@example.ru' });

  const answers = await many(20, () => shop.order(input));

  expect(new Set(answers.map(({ order }) => order?.id)).size).toBe(1);
  expect(answers.every(({ order }) => order !== null)).toBe(true);
  expect(await one('select count(*)::int as value from orders')).toBe(1);
  expect(await one('select stock as value from products where id = 102')).toBe(47);
  expect(await one('select count(*)::int as value from outbox')).toBe(2);
});

it('never deadlocks two carts with the same products in opposite order', async () => {
  await database.db.query('update products set stock = 100 where id in (101, 102, 105)');
  const basket = [101, 102, 105].map((productId) => ({ productId, productCount: 1 }));

  const answers = await many(60, (index) =>
    shop.order(fastOrder({ idempotencyKey: randomUUID(), products: index % 2 ? basket : [...basket].reverse() })),
  );

  expect(answers.filter(({ refusal }) => refusal)).toEqual([]);
  expect(await one('select min(stock) as value from products where id in (101, 102, 105)')).toBe(40);
});

it('takes nothing for an order whose other product sells out meanwhile', async () => {
  await database.db.query('update products set stock = 5 where id = 111');
  const products = [101, 111].map((productId) => ({ productId, productCount: 1 }));

  await many(20, () => shop.order(fastOrder({ products })));

  expect(await one('select stock as value from products where id = 111')).toBe(0);
  expect(await one('select stock as value from products where id = 101')).toBe(31 - 5);
});
