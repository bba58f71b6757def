import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { fastOrder, type TestShop } from '../../testing/test-shop';
import { createMerchandiser, staffGoodsOf, type StaffGoodsCalls } from '../../testing/test-staff-goods';
import { setStock, stockOf } from '../../testing/test-stock';

let database: TestDatabase;
let shop: TestShop;
let goods: StaffGoodsCalls;
let item: number;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeEach(async () => {
  await database.reset();
  goods = staffGoodsOf(shop, await createMerchandiser(database));
  await setStock(database.db, 102, 5);
  item = (await goods.get(102)).stockItemId ?? NaN;
});

const order = (productCount: number) => shop.order(fastOrder({ products: [{ productId: 102, productCount }] }));
const refusal = (...counts: object[]) => goods.refusal('staffCountStock', { counts });

it('lists each thing once, by name, however many products are it', async () => {
  const { rows, after } = await goods.stock({ first: 10 });
  const next = await goods.stock({ first: 10, after });

  expect(rows).toHaveLength(10);
  expect(next.rows[0]?.name.localeCompare(rows[9]?.name ?? '')).not.toBe(0);
  expect(new Set([...rows, ...next.rows].map(({ id }) => id)).size).toBe(rows.length + next.rows.length);
  const tags = (await goods.stock({ text: 'радиометка' })).rows;
  expect(tags).toHaveLength(1);
  expect(tags[0]?.productIds.length).toBeGreaterThan(1);
  expect((await goods.stock({ ids: [item, 999_999] })).rows.map(({ id }) => id)).toEqual([item]);
});

it('sets what lies on the shelf; what orders hold stays', async () => {
  await order(2);

  const [counted] = await goods.count({ stockItemId: item, counted: 9, seen: 5 });

  expect(counted).toMatchObject({ id: item, onHand: 9, promised: 2, available: 7, assembled: 0, shortOrders: [] });
  expect(await stockOf(database.db, 102)).toBe(7);
  const { rows } = await database.db.query<{ details: string }>(
    "select details from staff_audit where action = 'count-stock' and product_id = 102",
  );
  expect(rows.map(({ details }) => JSON.parse(details) as object)).toEqual([{ stockItemId: item, was: 5, counted: 9 }]);
});

it('names the orders that lack goods, and how many pieces lie packed', async () => {
  const first = (await order(2)).order?.id;
  const second = (await order(2)).order?.id;
  await database.db.query("update orders set order_status = 'assembled' where id = $1", [first]);

  const [counted] = await goods.count({ stockItemId: item, counted: 3, seen: 5 });

  expect(counted).toMatchObject({ onHand: 3, promised: 4, available: 0, assembled: 2, shortOrders: [second] });
});

it('refuses a count of another shelf than the one seen, and counts nothing', async () => {
  const other = (await goods.get(101)).stockItemId ?? NaN;
  const { onHand: seen } = await goods.get(101);
  await goods.count({ stockItemId: item, counted: 4, seen: 5 });

  expect(
    await refusal({ stockItemId: other, counted: 1, seen }, { stockItemId: item, counted: 9, seen: 5 }),
  ).toMatchObject({
    code: 'CONFLICT',
    conflict: { stockItemId: item, onHand: 4, by: 'Мария Полкина', at: expect.any(String), fields: ['onHand'] },
  });
  expect((await goods.get(101)).onHand).toBe(seen);
});

it.each([-1, 1_000_000_000])('refuses a count of %d', async (counted) => {
  expect(await refusal({ stockItemId: item, counted, seen: 5 })).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { counted: expect.any(String) },
  });
});

it('refuses a thing twice, none, and one that is not there', async () => {
  const count = { stockItemId: item, counted: 1, seen: 5 };
  expect(await refusal(count, count)).toMatchObject({ fields: { counts: expect.any(String) } });
  expect(await refusal()).toMatchObject({ fields: { counts: expect.any(String) } });
  expect(await refusal({ ...count, stockItemId: 999_999 })).toMatchObject({ code: 'NOT_FOUND' });
});

it('is right whichever came first, when orders come while a shelf is counted', async () => {
  await Promise.all([
    ...Array.from({ length: 5 }, () => order(1)),
    goods.count({ stockItemId: item, counted: 7, seen: 5 }),
    ...Array.from({ length: 5 }, () => order(1)),
  ]);

  const { onHand, promised, available } = await goods.get(102);
  expect(onHand).toBe(7);
  expect(available).toBe(7 - (promised ?? NaN));
  expect(promised).toBeGreaterThanOrEqual(5);
  expect(promised).toBeLessThanOrEqual(7);
});
