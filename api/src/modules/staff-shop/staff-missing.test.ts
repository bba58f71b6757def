import { answerTo } from '../../testing/request-as';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import type { TestShop } from '../../testing/test-shop';
import { createTestStaff } from '../../testing/test-staff';
import type { TestUser } from '../../testing/test-users';

let database: TestDatabase;
let shop: TestShop;
let owner: TestUser;

// DEMO_DATA=off: the database of the test has demonstration goods, which its tests take away.
setUpShop(
  (parts) => {
    ({ database, shop } = parts);
  },
  { settings: { isDemoDataWanted: false } },
);

beforeAll(async () => {
  owner = await createTestStaff(database.db, ['orders', 'goods', 'shop']);
});

const missing = (user = owner) => answerTo<string[]>(shop, user, '{ staffMissing }');

it('names what an empty shop lacks, item by item, until it lacks nothing', async () => {
  const { db } = database;
  await db.query('delete from service_prices');
  await db.query('delete from discounts');
  await db.query('delete from products');
  await db.query('delete from delivery_cities');
  await db.query('update shop_addresses set active = false');
  expect(await missing()).toEqual(['product', 'company', 'delivery', 'place']);

  await db.query(
    "insert into products (active, code, name, price_kopecks, type) values (false, 'A', 'А', 1, 'product')",
  );
  expect(await missing()).toEqual(['sale', 'company', 'delivery', 'place']);
  await db.query('update products set active = true');
  expect(await missing()).toEqual(['company', 'delivery', 'place']);
  await db.query(`insert into sellers (data)
    select data || '{ "inn": "770000000001", "account": "40702810200000012345" }' from sellers order by id desc limit 1`);
  expect(await missing()).toEqual(['delivery', 'place']);
  await db.query("insert into delivery_cities (city) values ('Тула')");
  expect(await missing()).toEqual(['place']);
  await db.query('update shop_addresses set active = true');
  expect(await missing()).toEqual([]);
});

it('tells each only of what their rights can add', async () => {
  await database.db.query('update products set active = false');
  await database.db.query('delete from delivery_cities');

  expect(await missing(await createTestStaff(database.db, ['goods']))).toEqual(['sale']);
  expect(await missing(await createTestStaff(database.db, ['shop']))).toEqual(['delivery']);
  expect(await missing(await createTestStaff(database.db, ['orders']))).toEqual([]);
});
