import { setUpShop } from '../testing/set-up-shop';
import type { TestDatabase } from '../testing/test-database';
import { fastOrder, type TestShop } from '../testing/test-shop';
import { setStock, stockOf } from '../testing/test-stock';
import { migrate } from './migrate';

/** The schema before migrations 24, 25, 30 and 53. */
const BEFORE = `
  update products set spare_id = null;
  delete from products where is_spare;
  drop view product_prices; drop view product_stock; drop table product_sales;
  drop trigger products_take_from_shelf on products; drop function take_from_shelf;
  drop trigger order_products_name_pieces on order_products; drop function name_pieces;
  alter table products drop column stock_item_id, drop column per_unit, drop column order_term_days,
    drop column is_spare, drop column spare_id, drop column is_included;
  alter table order_products drop column stock_item_id, drop column stock_pieces,
    drop column order_term_days;
  drop view data_version; alter table catalog_version rename to data_version;
  create or replace function raise_data_version() returns trigger language plpgsql as
    'begin update data_version set version = version + 1; return null; end';
  create or replace function raise_properties_version() returns trigger language plpgsql as
    'begin update data_version set properties_version = properties_version + 1; return null; end';
  drop table stock_items;
  drop function raise_stock_revision; drop function keep_stock_revisions;
  delete from schema_migrations where id in (24, 25, 30, 53);`;

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

async function rowsOf(query: string): Promise<Record<string, number>[]> {
  return (await database.db.query<Record<string, number>>(query)).rows;
}

afterEach(() => database.reset());

it('moves a shop in use to the shelf without losing a piece', async () => {
  for (const status of ['confirmed', 'assembled', 'shipped', 'cancelled']) {
    const products = [{ productId: 102, productCount: 2, childProducts: [{ productId: 10201, productCount: 3 }] }];
    const { order } = await shop.order(fastOrder({ products }));
    await database.db.query('update orders set order_status = $2 where id = $1', [order?.id, status]);
  }
  await database.db.query(`${BEFORE}
    update products set stock = id % 90 where type = 'product'`);
  const [before] = await rowsOf("select sum(stock)::int as pieces from products where type = 'product'");

  await migrate(database.db);

  const [after] = await rowsOf('select sum(on_hand - promised)::int as pieces from stock_items');
  expect(after).toEqual(before);
  expect(await rowsOf("select on_hand, promised from stock_items where name = 'INVIS DUOS'")).toEqual([
    { on_hand: (102 % 90) + 4, promised: 4 },
  ]);
  const tags = [10102, 10201, 10302, 10401, 10402, 10602].reduce((sum, id) => sum + (id % 90), 0);
  expect(await rowsOf("select on_hand, promised from stock_items where name = 'Радиометка РМ-2'")).toEqual([
    { on_hand: tags + 6, promised: 6 },
  ]);
  expect(await rowsOf('select distinct stock_pieces from order_products where product_id = 10201')).toEqual([
    { stock_pieces: 3 },
  ]);
  expect(
    await rowsOf(`select product_id from product_prices where product_id in (10201, 10401)
    and price_kopecks <> case product_id when 10201 then 190000 else 0 end`),
  ).toEqual([]);
  expect(await rowsOf("select id from products where (type = 'product') <> (stock_item_id is not null)")).toEqual([]);
});

/** What a program of the former version does for an order, and when one is cancelled. */
const FORMER = {
  take: `update products set stock = case type when 'product' then stock - $2 else stock end
          where id = $1 and (type = 'service' or stock >= $2) returning id`,
  addLine: `insert into order_products (order_id, product_id, product_count, product_name, product_price_kopecks)
            values ($1, $2, $3, 'Три реле', 0)`,
  giveBack: "update products set stock = stock + $2 where id = $1 and type = 'product' returning id",
};

it('lets the former version, which still runs for a moment, take from the shelf', async () => {
  const { order } = await shop.order(fastOrder());
  const kit = 10301; // three relays
  await database.db.query(`alter table products disable trigger products_take_from_shelf;
    update products set stock = 9;
    alter table products enable trigger products_take_from_shelf`);
  await setStock(database.db, kit, 2);
  const former = (query: string, ...values: number[]) => database.db.query(query, values);

  expect((await former(FORMER.take, kit, 2)).rows).toHaveLength(1);
  await former(FORMER.addLine, order?.id ?? 0, kit, 2);
  expect((await former(FORMER.take, kit, 1)).rows).toEqual([]);
  expect(await stockOf(database.db, kit)).toBe(0);
  expect(await rowsOf(`select stock_pieces from order_products where product_id = ${kit}`)).toEqual([
    { stock_pieces: 6 },
  ]);
  await former(FORMER.giveBack, kit, 2);
  expect(await stockOf(database.db, kit)).toBe(2);
});
