import { elsewhere } from '../testing/elsewhere';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { eventually, openTestShop, type TestShop } from '../testing/test-shop';
import { readDataVersion } from './data-version';

let database: TestDatabase;
let shops: TestShop[];

beforeAll(async () => {
  database = await openTestDatabase();
  shops = [await openTestShop(database.db), await openTestShop(database.db)];
}, 60_000);

afterAll(async () => {
  for (const shop of shops) await shop.close();
  await database.close();
});

const promise = (itemOf: number) =>
  `update stock_items set promised = promised + 1 where id = (select stock_item_id from products where id = ${itemOf})`;

async function counts(id: number): Promise<number[]> {
  const answers = await Promise.all(
    shops.map((shop) => elsewhere(() => shop.request('{ siteProducts { id count } }'))),
  );
  return answers.map(({ data }) => {
    const products = data?.siteProducts as { id: number; count: number }[]; // the fields requested above
    return products.find((product) => product.id === id)?.count ?? NaN;
  });
}

const untilBothShow = (id: number, count: number) =>
  eventually(async () => (await counts(id)).every((shown) => shown === count));

it('rises with each change of stock, and does not return when items go', async () => {
  const { db } = database;
  const versions = [await readDataVersion(db)];
  for (const change of [
    promise(102),
    "insert into stock_items (name, on_hand) values ('Кабель', 5)",
    "update stock_items set on_hand = 9 where name = 'Кабель'",
    "delete from stock_items where name = 'Кабель'",
    'update products set sort = sort',
    'truncate stock_items cascade',
  ]) {
    await db.query(change);
    versions.push(await readDataVersion(db));
  }

  expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
  await database.reset();
});

it('shows a transaction its own change before the commit, as programs of the former version read it', async () => {
  await database.db.transaction(async (tx) => {
    const before = await readDataVersion(tx);
    await tx.query(promise(102));

    expect(await readDataVersion(tx)).toBe(before + 1);
  });
});

// The embedded database has one connection: nothing is between a change and its commit.
const onServer = process.env.TEST_DATABASE_URL ? it : it.skip;

onServer('lets no reader keep the stock of before a commit', async () => {
  const [before = 0] = await counts(101);
  const [other = 0] = await counts(103);
  await database.db.transaction(async (tx) => {
    await tx.query(promise(101));
    // Another order is committed meanwhile: all lists are read, with the old stock of 101.
    await elsewhere(() => database.db.query(promise(103)));
    await untilBothShow(103, other - 1);
    expect(await counts(101)).toEqual([before, before]);
  });

  const start = performance.now();
  await untilBothShow(101, before - 1);
  expect(performance.now() - start).toBeLessThan(3000);
});

onServer('lets orders of other goods pass an order, and a long write to goods, that are not committed', async () => {
  const { db } = database;
  await db.transaction(async (tx) => {
    await tx.query('update products set sort = sort');
    await tx.query(promise(102));

    const other = elsewhere(() =>
      db.transaction(async (passing) => {
        await passing.query("set local lock_timeout = '4s'"); // it fails rather than waits for this test
        await passing.query(promise(103));
      }),
    );

    await expect(other).resolves.toBeUndefined();
  });
});
