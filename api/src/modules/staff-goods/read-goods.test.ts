import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { fastOrder, type TestShop } from '../../testing/test-shop';
import { createMerchandiser, staffGoodsOf, type StaffGoodsCalls } from '../../testing/test-staff-goods';
import { setStock } from '../../testing/test-stock';

let database: TestDatabase;
let shop: TestShop;
let goods: StaffGoodsCalls;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeAll(async () => {
  goods = staffGoodsOf(shop, await createMerchandiser(database));
});

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

/** All rows, page by page. */
async function readAll(filter: object, first: number) {
  const found = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<StaffGoodsCalls['list']>> = await goods.list({ filter, first, after });
    found.push(...page.rows);
    ({ after } = page);
  } while (after !== null);
  return found;
}

it('lists goods, accessories and services once each, page by page, those off sale too', async () => {
  await database.db.query('update products set active = false where id = 103');
  const whole = await readAll({}, 50);
  const { rows } = await database.db.query<{ count: number }>(
    'select count(*)::int as count from products where parent_id is null',
  );

  expect(whole).toHaveLength(rows[0]?.count ?? NaN);
  expect(new Set(whole.map(({ kind }) => kind))).toEqual(new Set(['product', 'spare', 'service']));
  expect((await readAll({}, 7)).map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  expect((await readAll({ active: false }, 50)).map(({ id }) => id)).toEqual([103, 109]);
  expect((await readAll({ kind: 'service' }, 50)).every(({ type }) => type === 'service')).toBe(true);
  await database.db.query('update products set active = true where id = 103');
});

it.each([
  ['ids-102', ['INVIS DUOS']],
  ['  IDS 102', ['INVIS DUOS']],
  ['трек тм-4', ['Трекер ТМ-4']],
  ['ДАТЧИК нагр', ['Датчик нагрузки на ось ДН-2']],
  ['нет такого', []],
  ["'; drop table products; --", []],
  ['—', []],
])('finds by article and by words of a name: %s', async (text, expected) => {
  expect(names((await goods.list({ filter: { text } })).rows)).toEqual(expected);
});

it('finds whole articles in any case, and named products', async () => {
  const { rows } = await goods.list({ filter: { articles: ['ids-102', ' RB-104 ', 'ids-1'] } });
  expect(rows.map(({ code }) => code)).toEqual(['IDS-102', 'RB-104']);
  expect((await goods.list({ filter: { ids: [102, 999] } })).rows.map(({ id }) => id)).toEqual([102]);
});

it('shows what lies on the shelf, what orders hold, and what shoppers can buy', async () => {
  await setStock(database.db, 102, 5);
  await shop.order(fastOrder({ products: [{ productId: 102, productCount: 2 }] }));

  expect(await goods.get(102)).toMatchObject({ onHand: 5, promised: 2, available: 3, count: 3, perUnit: 1 });
  expect(await goods.get(201)).toMatchObject({ stockItemId: null, onHand: null, promised: null, kind: 'service' });
});

it.each([
  [{ first: 51 }, 'first'],
  [{ first: 0 }, 'first'],
  [{ after: 'x' }, 'after'],
  [{ filter: { ids: Array.from({ length: 51 }, (_, id) => id) } }, 'ids'],
])('refuses %j', async (variables, field) => {
  expect(await goods.refusal('staffGoods', variables)).toMatchObject({ fields: { [field]: expect.any(String) } });
});

it('knows no product of another shop', async () => {
  expect(await goods.refusal('staffProduct', { id: 999_999 })).toMatchObject({ code: 'NOT_FOUND' });
});

it('reads a page by the index of the order, and words by theirs', async () => {
  const { db } = database;
  // Few rows are read whole, whatever indexes there are.
  await db.query(
    `insert into products (code, name, price_kopecks, type, sort)
     select 'MANY-' || number, 'Много ' || number, 100, 'product', number from generate_series(1, 5000) as number`,
  );
  await db.query('analyze products');
  const plan = async (where: string) =>
    JSON.stringify(
      (
        await db.query(
          `explain select id from products where parent_id is null and ${where} order by sort, id limit 51`,
        )
      ).rows,
    );

  expect(await plan('(sort, id) > ((select sort from products where id = 102), 102)')).toContain('products_by_place');
  expect(await plan("goods_words(code, name) @@ '''ids'':*'::tsquery")).toContain('products_by_words');
});
