import { answerTo, refusalOf } from '../../testing/ask-as';
import { BAD_ID_FILTERS, EMPTY_FILTER } from '../../testing/bad-id-filters';
import type { TestDatabase } from '../../testing/test-database';
import type { TestShop } from '../../testing/test-shop';
import type { TestUser } from '../../testing/test-users';
import { setUpTwoUsers } from '../../testing/two-users';

const LIST = '{ siteComparisons { id productId } }';
const CREATE = 'mutation ($input: CreateCompareInput!) { siteCreateCompare(input: $input) { id productId } }';
const DELETE = 'mutation ($filter: ByIdFilter!) { siteDeleteComparisons(filter: $filter) { id productId } }';

interface Row {
  id: number;
  productId: number;
}

let database: TestDatabase;
let shop: TestShop;
let anna: TestUser;
let oleg: TestUser;

setUpTwoUsers((parts) => {
  ({ database, shop, anna, oleg } = parts);
});

const list = (user: TestUser) => answerTo<Row[]>(shop, user, LIST);
const add = (user: TestUser, productId: number) => answerTo<Row>(shop, user, CREATE, { input: { productId } });
const remove = (user: TestUser, filter: object) => answerTo<Row[]>(shop, user, DELETE, { filter });

it('keeps products to compare, in the order they were added', async () => {
  const first = await add(anna, 105);
  const second = await add(anna, 102);

  expect(await list(anna)).toEqual([first, second]);
  expect([first.productId, second.productId]).toEqual([105, 102]);
});

it('gives the row that stands when a product is added again, also at once', async () => {
  const rows = await Promise.all([1, 2, 3, 4, 5].map(() => add(anna, 102)));

  expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
  expect(await list(anna)).toEqual([rows[0]]);
});

it('deletes one row or several, and gives what it deleted', async () => {
  const [a, b, c] = [await add(anna, 101), await add(anna, 102), await add(anna, 105)];

  expect(await remove(anna, { id: { equal: b.id } })).toEqual([b]);
  expect(await remove(anna, { id: { in: [c.id, a.id, b.id] } })).toEqual([a, c]);
  expect(await remove(anna, { id: { in: [] } })).toEqual([]);
  expect(await list(anna)).toEqual([]);
});

it('shows and deletes nothing of another user', async () => {
  const row = await add(anna, 102);
  const own = await add(oleg, 102);

  expect(own.id).not.toBe(row.id);
  expect(await remove(oleg, { id: { equal: row.id } })).toEqual([]);
  expect(await list(anna)).toEqual([row]);
  expect(await list(oleg)).toEqual([own]);
});

it.each([EMPTY_FILTER, ...BAD_ID_FILTERS])('refuses to delete by %s', async (_name, filter, fields) => {
  const row = await add(anna, 102);

  expect(await refusalOf(shop, anna, DELETE, { filter })).toEqual({ code: 'BAD_REQUEST', fields });
  expect(await list(anna)).toEqual([row]);
});

it.each([[{ productId: 0 }], [{ productId: -1 }], [{ productId: 'INVIS' }], [{ productId: null }], [{}]])(
  'refuses %j',
  async (input) => {
    expect(await refusalOf(shop, anna, CREATE, { input })).toMatchObject({ code: 'BAD_REQUEST' });
  },
);

it('keeps at most 100 products, and still knows those it has', async () => {
  await database.db.query(
    'insert into comparisons (user_id, product_id) select $1, n from generate_series(1, 99) as n',
    [anna.id],
  );

  await Promise.allSettled([201, 202, 203].map((productId) => add(anna, productId)));
  const { errors } = await shop.ask(CREATE, { input: { productId: 204 } }, anna.headers);

  expect(errors[0]).toMatchObject({
    message: 'В сравнении не может быть больше 100 товаров',
    extensions: { code: 'BAD_REQUEST' },
  });
  expect(await list(anna)).toHaveLength(100);
  expect(await add(anna, 99)).toMatchObject({ productId: 99 });
});
