import { randomUUID } from 'node:crypto';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { setStock, stockOf } from '../../testing/test-stock';
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
  await setStock(database.db, 102, 10);
  const otherProcess = await openTestShop(database.db);

  const answers = await many(40, (index) => (index % 2 ? shop : otherProcess).order(fastOrder()));
  await otherProcess.close();

  const refusals = answers.flatMap(({ refusal }) => refusal ?? []);
  expect(answers.filter(({ order }) => order)).toHaveLength(10);
  expect(refusals).toHaveLength(30);
  for (const refusal of refusals)
    expect(refusal).toEqual({ code: 'BAD_REQUEST', products: [{ productId: 102, available: 0 }] });
  expect(await stockOf(database.db, 102)).toBe(0);
  expect(await one('select count(*)::int as value from orders')).toBe(10);
});

it('places one order when the button is pressed 20 times at once', async () => {
  const input = fastOrder({ email: 'anna@example.ru' });

  const answers = await many(20, () => shop.order(input));

  expect(new Set(answers.map(({ order }) => order?.id)).size).toBe(1);
  expect(answers.every(({ order }) => order !== null)).toBe(true);
  expect(await one('select count(*)::int as value from orders')).toBe(1);
  expect(await stockOf(database.db, 102)).toBe(47);
  expect(await one('select count(*)::int as value from outbox')).toBe(2);
});

it('never deadlocks two carts with the same products in opposite order', async () => {
  for (const productId of [101, 102, 105]) await setStock(database.db, productId, 100);
  const basket = [101, 102, 105].map((productId) => ({ productId, productCount: 1 }));

  const answers = await many(60, (index) =>
    shop.order(fastOrder({ idempotencyKey: randomUUID(), products: index % 2 ? basket : [...basket].reverse() })),
  );

  expect(answers.filter(({ refusal }) => refusal)).toEqual([]);
  expect(await Promise.all([101, 102, 105].map((productId) => stockOf(database.db, productId)))).toEqual([40, 40, 40]);
});

it('takes nothing for an order whose other product sells out meanwhile', async () => {
  await setStock(database.db, 111, 5);
  const products = [101, 111].map((productId) => ({ productId, productCount: 1 }));

  await many(20, () => shop.order(fastOrder({ products })));

  expect(await stockOf(database.db, 111)).toBe(0);
  expect(await stockOf(database.db, 101)).toBe(31 - 5);
});

it('never oversells a part that kits and extras of 50 orders share', async () => {
  await setStock(database.db, 10205, 40);
  const kit = { productId: 103, productCount: 1, childProducts: [{ productId: 10301, productCount: 1 }] };
  const extra = { productId: 104, productCount: 1, childProducts: [{ productId: 10403, productCount: 1 }] };
  for (const productId of [103, 104]) await setStock(database.db, productId, 50);

  const answers = await many(50, (index) => shop.order(fastOrder({ products: [index % 2 ? kit : extra] })));

  const promised = await one("select promised as value from stock_items where name = 'Реле скрытой блокировки'");
  const sold = await one(
    `select sum(stock_pieces)::int as value from order_products where product_id in (10301, 10403)`,
  );
  expect(answers.some(({ refusal }) => refusal)).toBe(true);
  expect(promised).toBe(sold);
  expect(promised).toBeLessThanOrEqual(40);
  expect(promised).toBeGreaterThan(40 - 3);
});
