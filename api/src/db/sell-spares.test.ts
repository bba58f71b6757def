import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { sellSpares } from './sell-spares';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterEach(() => database.reset());

afterAll(() => database.close());

async function rowsOf<Row extends object>(query: string): Promise<Row[]> {
  return (await database.db.query<Row>(query)).rows;
}

const TAG = "(select id from products where slug = 'radiometka-rm-2')";

it('makes one row of what is listed under six products', async () => {
  expect(
    await rowsOf('select code, name, category, price_kopecks, is_spare from products where slug = $$radiometka-rm-2$$'),
  ).toEqual([
    { code: 'RM2', name: 'Радиометка РМ-2', category: 'Аксессуары и запчасти', price_kopecks: 190_000, is_spare: true },
  ]);
  const under = await rowsOf<{ id: number; price: number }>(
    `select id, product_prices.price_kopecks as price from products join product_prices on product_id = id
      where spare_id = ${TAG} order by id`,
  );
  expect(under.map(({ id }) => id)).toEqual([10102, 10201, 10302, 10401, 10402, 10602]);
  expect(under.filter(({ price }) => price === 0).map(({ id }) => id)).toEqual([10401]);
});

it('makes no spare of a part that has no price anywhere, nor of one that has its spare', async () => {
  const spares = await rowsOf('select id from products where is_spare');

  await sellSpares(database.db);

  expect(await rowsOf("select id from products where is_spare and name = 'Магнитный чехол'")).toEqual([]);
  expect(await rowsOf('select id from products where is_spare')).toEqual(spares);
});

it('changes no price where one thing is sold at two', async () => {
  await database.db.query(`update products set spare_id = null, price_kopecks = 210000 where id = 10602`);

  await sellSpares(database.db);

  const price = 'select price_kopecks from product_prices where product_id =';
  expect(await rowsOf(`${price} 10602`)).toEqual([{ price_kopecks: 210_000 }]);
  expect(await rowsOf(`${price} 10201`)).toEqual([{ price_kopecks: 190_000 }]);
  expect(await rowsOf("select code from products where slug = 'radiometka-rm-2-2'")).toEqual([{ code: 'RM2-2' }]);
});

it('takes the price of the spare wherever the thing is not included', async () => {
  await database.db.query(`update products set price_kopecks = 200000 where id = ${TAG}`);

  expect(
    await rowsOf(
      'select price_kopecks as price from product_prices where product_id in (10201, 10401) order by product_id',
    ),
  ).toEqual([{ price: 200_000 }, { price: 0 }]);
});
