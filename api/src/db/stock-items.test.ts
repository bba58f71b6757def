import { setUpShop } from '../testing/set-up-shop';
import type { TestDatabase } from '../testing/test-database';
import { fastOrder, type TestShop } from '../testing/test-shop';
import { migrate } from './migrate';

/** The schema before migration 24. */
const BEFORE = `
  update products set spare_id = null;
  delete from products where is_spare;
  drop view product_prices; drop view product_stock;
  alter table products add column stock integer not null default 0 check (stock >= 0),
    drop column stock_item_id, drop column per_unit, drop column order_term_days,
    drop column is_spare, drop column spare_id, drop column is_included;
  alter table order_products drop column stock_item_id, drop column stock_pieces,
    drop column order_term_days;
  drop table stock_items;
  delete from schema_migrations where id >= 24;`;

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

async function rowsOf(query: string): Promise<Record<string, number>[]> {
  return (await database.db.query<Record<string, number>>(query)).rows;
}

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
