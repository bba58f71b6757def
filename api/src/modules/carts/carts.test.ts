import { answerTo, refusalOf } from '../../testing/ask-as';
import type { TestDatabase } from '../../testing/test-database';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import type { TestUser } from '../../testing/test-users';
import { setUpTwoUsers } from '../../testing/two-users';

const REQUIRED = 'Поле обязательно для заполнения';
const ROW = 'id productId parentId productCount';
const LIST = `{ siteCarts { ${ROW} } }`;
const CREATE = `mutation ($input: CreateCartInput!) { siteCreateCart(input: $input) { ${ROW} } }`;
const UPDATE = `mutation ($input: UpdateCartInput!, $filter: CartFilter!) {
  siteUpdateCarts(input: $input, filter: $filter) { ${ROW} } }`;
const DELETE = `mutation ($filter: CartFilter!) { siteDeleteCarts(filter: $filter) { ${ROW} } }`;

interface Row {
  id: number;
  productId: number;
  parentId: number | null;
  productCount: number;
}

let database: TestDatabase;
let shop: TestShop;
let anna: TestUser;
let oleg: TestUser;

setUpTwoUsers((parts) => {
  ({ database, shop, anna, oleg } = parts);
});

const list = (user: TestUser) => answerTo<Row[]>(shop, user, LIST);
const add = (user: TestUser, input: object) => answerTo<Row>(shop, user, CREATE, { input });
const update = (user: TestUser, productCount: number, filter: object) =>
  answerTo<Row[]>(shop, user, UPDATE, { input: { productCount }, filter });
const remove = (user: TestUser, filter: object) => answerTo<Row[]>(shop, user, DELETE, { filter });

const ids = (rows: Row[]) => rows.map(({ id }) => id);

describe('siteCreateCart', () => {
  it('adds one piece where no count is given, and children under their parent', async () => {
    const main = await add(anna, { productId: 102 });
    const child = await add(anna, { productId: 10201, parentId: main.id, productCount: 3 });

    expect(main).toEqual({ id: expect.any(Number), productId: 102, parentId: null, productCount: 1 });
    expect(child).toEqual({ id: expect.any(Number), productId: 10201, parentId: main.id, productCount: 3 });
    expect(await list(anna)).toEqual([main, child]);
  });

  it('adds to the row of the same product and parent, up to 999', async () => {
    const main = await add(anna, { productId: 102, productCount: 2 });
    const child = await add(anna, { productId: 10201, parentId: main.id });
    const alone = await add(anna, { productId: 10201 });

    expect(await add(anna, { productId: 102, productCount: 3, parentId: null })).toEqual({ ...main, productCount: 5 });
    expect(await add(anna, { productId: 102, productCount: 999 })).toEqual({ ...main, productCount: 999 });
    expect(await add(anna, { productId: 10201, parentId: main.id })).toEqual({ ...child, productCount: 2 });
    expect(await list(anna)).toContainEqual(alone);
    expect(await list(anna)).toHaveLength(3);
  });

  it('takes products that are inactive, unknown or short: the cart tells of them, an order refuses them', async () => {
    await database.db.query('update products set active = false where id = 101');

    for (const productId of [101, 112, 999_999]) await add(anna, { productId, productCount: 999 });

    expect((await list(anna)).map(({ productId }) => productId)).toEqual([101, 112, 999_999]);
  });

  it('makes one row of requests that come at once', async () => {
    const main = await add(anna, { productId: 102 });

    await Promise.all([1, 2, 3, 4, 5].map(() => add(anna, { productId: 101 })));
    await Promise.all([1, 2, 3, 4, 5].map(() => add(anna, { productId: 10201, parentId: main.id })));

    expect((await list(anna)).map(({ productId, productCount }) => [productId, productCount])).toEqual([
      [102, 1],
      [101, 5],
      [10201, 5],
    ]);
  });

  it.each([
    ['a count of 0', { productId: 102, productCount: 0 }, { productCount: 'Значение не может быть меньше 1' }],
    ['a count below 0', { productId: 102, productCount: -5 }, { productCount: 'Значение не может быть меньше 1' }],
    ['a count of 1000', { productId: 102, productCount: 1000 }, { productCount: 'Значение не может быть больше 999' }],
    ['an impossible product', { productId: 0 }, { productId: 'Значение не может быть меньше 1' }],
    [
      'a parent that is not there',
      { productId: 10201, parentId: 999 },
      { parentId: 'В корзине нет такого основного товара' },
    ],
  ])('refuses %s', async (_name, input, fields) => {
    expect(await refusalOf(shop, anna, CREATE, { input })).toEqual({ code: 'BAD_REQUEST', fields });
    expect(await list(anna)).toEqual([]);
  });

  it.each([
    ['text for a number', { productId: '102' }],
    ['a fraction', { productId: 102, productCount: 1.5 }],
    ['no product', { productCount: 1 }],
    ['null for a count', { productId: 102, productCount: null }],
    ['a number beyond 32 bits', { productId: 2 ** 31 }],
    ['an unknown field', { productId: 102, price: 1 }],
  ])('refuses %s', async (_name, input) => {
    expect(await refusalOf(shop, anna, CREATE, { input })).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('refuses a child and another user’s row as parents', async () => {
    const main = await add(anna, { productId: 102 });
    const child = await add(anna, { productId: 10201, parentId: main.id });
    const fields = { parentId: 'В корзине нет такого основного товара' };

    expect(await refusalOf(shop, anna, CREATE, { input: { productId: 10202, parentId: child.id } })).toMatchObject({
      fields,
    });
    expect(await refusalOf(shop, oleg, CREATE, { input: { productId: 10202, parentId: main.id } })).toMatchObject({
      fields,
    });
  });

  it('keeps at most 300 rows, and still adds to those that stand', async () => {
    await database.db.query(
      'insert into carts (user_id, product_id, product_count) select $1, n, 1 from generate_series(1, 300) as n',
      [anna.id],
    );

    const { errors } = await shop.ask(CREATE, { input: { productId: 301 } }, anna.headers);

    expect(errors[0]).toMatchObject({
      message: 'В корзине не может быть больше 300 позиций',
      extensions: { code: 'BAD_REQUEST' },
    });
    expect(await list(anna)).toHaveLength(300);
    expect(await add(anna, { productId: 300 })).toMatchObject({ productCount: 2 });
    expect(await add(oleg, { productId: 301 })).toMatchObject({ productCount: 1 });
  });

  it('keeps to 300 rows when many come at once', async () => {
    await database.db.query(
      'insert into carts (user_id, product_id, product_count) select $1, n, 1 from generate_series(1, 298) as n',
      [anna.id],
    );

    await Promise.allSettled([401, 402, 403, 404, 405].map((productId) => add(anna, { productId })));

    expect(await list(anna)).toHaveLength(300);
  });
});

describe('filters of the cart', () => {
  let main: Row;
  let child: Row;
  let alone: Row;
  let other: Row;

  beforeEach(async () => {
    main = await add(anna, { productId: 102 });
    child = await add(anna, { productId: 10201, parentId: main.id });
    alone = await add(anna, { productId: 10201 });
    other = await add(anna, { productId: 105 });
    await add(oleg, { productId: 102 });
  });

  it.each<[string, () => object, () => Row[]]>([
    ['one id', () => ({ id: { equal: main.id } }), () => [main]],
    ['several ids', () => ({ id: { in: [other.id, child.id] } }), () => [child, other]],
    ['no id at all', () => ({ id: { in: [] } }), () => []],
    ['an id that is in the list too', () => ({ id: { equal: main.id, in: [main.id, other.id] } }), () => [main]],
    ['an id that is not in the list', () => ({ id: { equal: main.id, in: [other.id] } }), () => []],
    ['a product', () => ({ productId: { equal: 10201 } }), () => [child, alone]],
    ['a product under a parent', () => ({ productId: { equal: 10201 }, parentId: { equal: main.id } }), () => [child]],
    ['a product without a parent', () => ({ productId: { equal: 10201 }, parentId: { equal: null } }), () => [alone]],
    ['whatever has no parent', () => ({ parentId: { equal: null } }), () => [main, alone, other]],
  ])('updates by %s', async (_name, filter, expected) => {
    expect(await update(anna, 7, filter())).toEqual(expected().map((row) => ({ ...row, productCount: 7 })));

    const changed = (await list(anna)).filter(({ productCount }) => productCount === 7);
    expect(ids(changed)).toEqual(ids(expected()));
    expect(await list(oleg)).toMatchObject([{ productCount: 1 }]);
  });

  it.each<[string, () => object, () => Row[]]>([
    ['one id, children going with it', () => ({ id: { equal: main.id } }), () => [main, child]],
    ['several ids', () => ({ id: { in: [other.id, child.id] } }), () => [child, other]],
    ['no id at all', () => ({ id: { in: [] } }), () => []],
    ['a product without a parent', () => ({ productId: { equal: 10201 }, parentId: { equal: null } }), () => [alone]],
    ['a product under a parent', () => ({ productId: { equal: 10201 }, parentId: { equal: main.id } }), () => [child]],
    ['everything', () => ({}), () => [main, child, alone, other]],
  ])('deletes by %s', async (_name, filter, expected) => {
    const before = await list(anna);

    expect(await remove(anna, filter())).toEqual(expected());

    expect(ids(await list(anna))).toEqual(ids(before).filter((id) => !ids(expected()).includes(id)));
    expect(await list(oleg)).toHaveLength(1);
  });

  it.each([
    ['a filter by nothing', { id: {} }, { id: REQUIRED }],
    ['a filter by null', { id: { equal: null } }, { id: REQUIRED }],
    ['a parent that is not said', { parentId: {} }, { parentId: REQUIRED }],
    [
      '10000 ids',
      { productId: { in: Array.from({ length: 10_000 }, (_, index) => index) } },
      { productId: 'В списке не может быть больше 500 значений' },
    ],
  ])('refuses %s', async (_name, filter, fields) => {
    const expected = { code: 'BAD_REQUEST', fields };

    expect(await refusalOf(shop, anna, DELETE, { filter })).toEqual(expected);
    expect(await refusalOf(shop, anna, UPDATE, { input: { productCount: 2 }, filter })).toEqual(expected);
    expect(await list(anna)).toHaveLength(4);
  });

  it.each([
    [0, 'Значение не может быть меньше 1'],
    [1000, 'Значение не может быть больше 999'],
  ])('refuses an update to %d pieces', async (productCount, text) => {
    expect(
      await refusalOf(shop, anna, UPDATE, { input: { productCount }, filter: { id: { equal: main.id } } }),
    ).toEqual({
      code: 'BAD_REQUEST',
      fields: { productCount: text },
    });
  });

  it('refuses an update of the whole cart', async () => {
    expect(await refusalOf(shop, anna, UPDATE, { input: { productCount: 2 }, filter: {} })).toEqual({
      code: 'BAD_REQUEST',
      fields: { filter: REQUIRED },
    });
  });

  it('shows and changes nothing of another user', async () => {
    const filter = { id: { in: [main.id, child.id] } };

    expect(await update(oleg, 9, filter)).toEqual([]);
    expect(await remove(oleg, filter)).toEqual([]);
    expect(await remove(oleg, { parentId: { equal: main.id } })).toEqual([]);
    expect(await list(anna)).toEqual([main, child, alone, other]);
  });

  it('survives additions and deletions at once, and leaves no child without its parent', async () => {
    await Promise.allSettled(
      [10202, 10203, 10204].flatMap((productId) => [
        add(anna, { productId, parentId: main.id }),
        remove(anna, { id: { equal: main.id } }),
      ]),
    );

    expect(await list(anna)).toEqual([alone, other]);
  });
});

it('keeps a cart over a restart', async () => {
  const row = await add(anna, { productId: 102 });
  const restarted = await openTestShop(database.db);

  const { data } = await restarted.ask(LIST, {}, anna.headers);
  await restarted.close();

  expect(data?.siteCarts).toEqual([row]);
});

describe('the database itself refuses', () => {
  it('a second row of one product without a parent', async () => {
    await add(anna, { productId: 102 });

    await expect(
      database.db.query('insert into carts (user_id, product_id, product_count) values ($1, 102, 1)', [anna.id]),
    ).rejects.toThrow('carts_by_product');
  });

  it('a parent in another user’s cart', async () => {
    const { id } = await add(anna, { productId: 102 });

    await expect(
      database.db.query('insert into carts (user_id, parent_id, product_id, product_count) values ($1, $2, 1, 1)', [
        oleg.id,
        id,
      ]),
    ).rejects.toThrow('violates foreign key');
  });
});
