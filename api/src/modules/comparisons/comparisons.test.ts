import { answerTo, refusalOf } from '../../testing/request-as';
import { BAD_ID_FILTERS, EMPTY_FILTER } from '../../testing/bad-id-filters';
import type { TestDatabase } from '../../testing/test-database';
import type { TestShop } from '../../testing/test-shop';
import type { TestUser } from '../../testing/test-users';
import { setUpTwoUsers } from '../../testing/two-users';

const LIST = '{ siteComparisons { id productId } }';
const CREATE = 'mutation ($input: CreateCompareInput!) { siteCreateCompare(input: $input) { id productId } }';
const SET = 'mutation ($input: SetComparisonsInput!) { siteSetComparisons(input: $input) { id productId } }';
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
const set = (user: TestUser, input: object) => answerTo<Row[]>(shop, user, SET, { input });

it('lists products in the order they were added', async () => {
  const first = await add(anna, 105);
  const second = await add(anna, 102);

  expect(await list(anna)).toEqual([first, second]);
  expect([first.productId, second.productId]).toEqual([105, 102]);
});

it('returns the existing row when a product is added again, even at the same time', async () => {
  const rows = await Promise.all([1, 2, 3, 4, 5].map(() => add(anna, 102)));

  expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
  expect(await list(anna)).toEqual([rows[0]]);
});

it('deletes one row or several, and returns the deleted rows', async () => {
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

it('holds at most 100 products, and still accepts those it has', async () => {
  await database.db.query(
    'insert into comparisons (user_id, product_id) select $1, n from generate_series(1, 99) as n',
    [anna.id],
  );

  await Promise.allSettled([201, 202, 203].map((productId) => add(anna, productId)));
  const { errors } = await shop.request(CREATE, { input: { productId: 204 } }, anna.headers);

  expect(errors[0]).toMatchObject({
    message: 'В сравнении не может быть больше 100 товаров',
    extensions: { code: 'BAD_REQUEST' },
  });
  expect(await list(anna)).toHaveLength(100);
  expect(await add(anna, 99)).toMatchObject({ productId: 99 });
});

describe('siteSetComparisons', () => {
  it('adds and removes in one step, and changes nothing when repeated', async () => {
    const [first] = [await add(anna, 101), await add(anna, 102), await add(oleg, 102)];
    const input = { add: [105, 101, 105], remove: [102, 999] };

    const rows = await set(anna, input);

    expect(rows).toEqual([first, { id: expect.any(Number) as number, productId: 105 }]);
    expect(await set(anna, input)).toEqual(rows);
    expect(await list(oleg)).toHaveLength(1);
  });

  it('refuses an impossible product and more than 100, and then changes nothing', async () => {
    const many = Array.from({ length: 101 }, (_unused, index) => index + 1);

    expect(await refusalOf(shop, anna, SET, { input: { add: [101, 0], remove: [] } })).toEqual({
      code: 'BAD_REQUEST',
      fields: { add: 'Значение не может быть меньше 1' },
    });
    expect(await refusalOf(shop, anna, SET, { input: { add: many, remove: [] } })).toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect(await list(anna)).toEqual([]);
  });
});
