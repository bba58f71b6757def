import { answerTo, refusalOf } from '../../testing/request-as';
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
const SET = `mutation ($input: [SetCartInput!]!) { siteSetCarts(input: $input) { ${ROW} } }`;
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
const set = (user: TestUser, input: object[]) => answerTo<Row[]>(shop, user, SET, { input });

const ids = (rows: Row[]) => rows.map(({ id }) => id);

describe('siteCreateCart', () => {
  it('adds one piece when no count is given, and children under their parent', async () => {
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

  it('accepts products that are inactive, unknown or sold out, which only an order refuses', async () => {
    await database.db.query('update products set active = false where id = 101');

    for (const productId of [101, 112, 999_999]) await add(anna, { productId, productCount: 999 });

    expect((await list(anna)).map(({ productId }) => productId)).toEqual([101, 112, 999_999]);
  });

  it('makes one row of simultaneous requests', async () => {
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
    ['a missing parent', { productId: 10201, parentId: 999 }, { parentId: 'В корзине нет такого основного товара' }],
  ])('refuses %s', async (_name, input, fields) => {
    expect(await refusalOf(shop, anna, CREATE, { input })).toEqual({ code: 'BAD_REQUEST', fields });
    expect(await list(anna)).toEqual([]);
  });

  it('refuses a child or another user’s row as the parent', async () => {
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

  it('holds at most 300 rows, and still adds pieces to existing ones', async () => {
    await database.db.query(
      'insert into carts (user_id, product_id, product_count) select $1, n, 1 from generate_series(1, 300) as n',
      [anna.id],
    );

    const { errors } = await shop.request(CREATE, { input: { productId: 301 } }, anna.headers);

    expect(errors[0]).toMatchObject({
      message: 'В корзине не может быть больше 300 позиций',
      extensions: { code: 'BAD_REQUEST' },
    });
    expect(await list(anna)).toHaveLength(300);
    expect(await add(anna, { productId: 300 })).toMatchObject({ productCount: 2 });
    expect(await add(oleg, { productId: 301 })).toMatchObject({ productCount: 1 });
  });

  it('holds at most 300 rows when many are added at once', async () => {
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
    ['a parent without a value', { parentId: {} }, { parentId: REQUIRED }],
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

  it('survives simultaneous additions and deletions, and leaves no child without its parent', async () => {
    await Promise.allSettled(
      [10202, 10203, 10204].flatMap((productId) => [
        add(anna, { productId, parentId: main.id }),
        remove(anna, { id: { equal: main.id } }),
      ]),
    );

    expect(await list(anna)).toEqual([alone, other]);
  });
});

describe('siteSetCarts', () => {
  const MAIN = { productId: 102, productCount: 2 };
  const CHILD = { productId: 10201, parentProductId: 102, productCount: 3 };
  const row = (productId: number, productCount: number, parentId: number | null = null) => ({
    id: expect.any(Number) as number,
    productId,
    parentId,
    productCount,
  });

  it('adds, changes and removes rows in one step, and leaves the others', async () => {
    const [removed, unchanged, counted] = [
      await add(anna, { productId: 101 }),
      await add(anna, { productId: 105 }),
      await add(anna, { productId: 106 }),
    ];
    await add(anna, { productId: 10201, parentId: removed.id });
    await add(oleg, { productId: 101 });

    const rows = await set(anna, [
      CHILD,
      MAIN,
      { productId: 101, parentProductId: null, productCount: 0 },
      { productId: 106, productCount: 7 },
    ]);

    const main = rows.find(({ productId }) => productId === 102);
    expect(rows).toEqual([unchanged, { ...counted, productCount: 7 }, row(102, 2), row(10201, 3, main?.id)]);
    expect(await list(anna)).toEqual(rows);
    expect(await list(oleg)).toHaveLength(1);
  });

  it('accepts one product as a main product and as a child of two others', async () => {
    const rows = await set(anna, [
      MAIN,
      { productId: 103, productCount: 1 },
      CHILD,
      { ...CHILD, parentProductId: 103 },
      { productId: 10201, productCount: 4 },
    ]);
    expect(rows).toHaveLength(5);

    await set(anna, [{ ...CHILD, productCount: 0 }]);

    const [main, other, alone] = rows;
    expect(await list(anna)).toEqual([main, other, alone, row(10201, 3, other?.id)]);
  });

  it('changes nothing when repeated, and uses the last count of a row', async () => {
    const rows = await set(anna, [{ ...MAIN, productCount: 9 }, CHILD, MAIN]);

    expect(await set(anna, [MAIN, CHILD])).toEqual(rows);
    expect(rows[0]).toMatchObject(MAIN);
  });

  it('ignores children without their main product, and accepts products that are not sold', async () => {
    expect(await set(anna, [CHILD, { productId: 999_999, productCount: 1 }])).toEqual([row(999_999, 1)]);
    expect(await set(anna, [])).toHaveLength(1);
  });

  it('keeps every row of simultaneous changes', async () => {
    const products = [101, 102, 103, 104, 105];

    await Promise.all(
      products.map((productId) =>
        set(anna, [
          { productId, productCount: 2 },
          { productId: 10201, parentProductId: productId, productCount: 1 },
          { productId: 200, productCount: 1 },
        ]),
      ),
    );

    expect(await list(anna)).toHaveLength(11);
  });

  it.each([
    ['a count below 0', { ...MAIN, productCount: -1 }, { productCount: 'Значение не может быть меньше 1' }],
    ['a count of 1000', { ...MAIN, productCount: 1000 }, { productCount: 'Значение не может быть больше 999' }],
    ['an impossible product', { ...MAIN, productId: 0 }, { productId: 'Значение не может быть меньше 1' }],
    ['an impossible parent', { ...CHILD, parentProductId: 0 }, { parentProductId: 'Значение не может быть меньше 1' }],
  ])('refuses %s, and then changes nothing', async (_name, input, fields) => {
    expect(await refusalOf(shop, anna, SET, { input: [{ productId: 105, productCount: 1 }, input] })).toEqual({
      code: 'BAD_REQUEST',
      fields,
    });
    expect(await list(anna)).toEqual([]);
  });

  it('holds at most 300 rows, and is for signed-in users only', async () => {
    const many = Array.from({ length: 301 }, (_unused, index) => ({ productId: index + 1, productCount: 1 }));

    const { errors } = await shop.request(SET, { input: many }, anna.headers);
    const asGuest = await shop.request(SET, { input: [] });

    expect(errors[0]).toMatchObject({
      message: 'В корзине не может быть больше 300 позиций',
      extensions: { code: 'BAD_REQUEST' },
    });
    expect(await list(anna)).toEqual([]);
    expect(await set(anna, many.slice(1))).toHaveLength(300);
    expect(asGuest.errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

it('keeps a cart across a restart', async () => {
  const row = await add(anna, { productId: 102 });
  const restarted = await openTestShop(database.db);

  const { data } = await restarted.request(LIST, {}, anna.headers);
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
