import { fastOrder, openTestShop } from '../testing/test-shop';
import { openTestDatabase } from '../testing/test-database';
import { createTestUser } from '../testing/test-users';
import { copyDatabase, TargetNotEmptyError } from './copy-database';
import type { Database } from './database';
import { openMemoryDatabase } from './embedded';
import { loadDemoData } from './load-demo-data';
import { migrate } from './migrate';

describe('moving a shop from the embedded database to PostgreSQL', () => {
  let source: Database;

  beforeAll(async () => {
    source = await openMemoryDatabase();
    await migrate(source, loadDemoData);
  }, 60_000);

  afterAll(() => source.close());

  async function emptyTarget() {
    const target = await openTestDatabase();
    await target.db.query(
      'truncate facts, stock_items, products, properties, location_types, shop_addresses, delivery_cities, delivery_types cascade',
    );
    return target;
  }

  it('keeps rows and ids, and continues the numbering', async () => {
    const oldShop = await openTestShop(source);
    const first = await oldShop.order(fastOrder({ email: 'anna@example.ru' }));
    await oldShop.order(fastOrder());
    await source.query('delete from orders where id = 2');
    const { id: userId, headers } = await createTestUser(source);
    // The child's id is lower than its parent's: rows are copied parents first.
    await source.query(
      'insert into carts (id, user_id, parent_id, product_id, product_count) values (7, $1, null, 102, 1), (5, $1, 7, 10201, 2)',
      [userId],
    );
    await oldShop.close();
    const target = await emptyTarget();

    const copied = await copyDatabase(source, target.db);

    const newShop = await openTestShop(target.db);
    const { order } = await newShop.order(fastOrder());
    const { data } = await newShop.request(
      '{ siteCarts { id parentId } currentUserSessions { id isCurrent } }',
      {},
      headers,
    );
    const { id: nextUser } = await createTestUser(target.db);
    await newShop.close();
    const { rows } = await target.db.query<{ fio: string; available: number }>(
      'select fio, available from orders, product_stock where orders.id = $1 and product_id = 102',
      [first.order?.id],
    );
    expect(copied).toMatchObject({ products: 94, orders: 1, order_products: 1, outbox: 3 });
    expect(data?.siteCarts).toEqual([
      { id: 5, parentId: 7 },
      { id: 7, parentId: null },
    ]);
    expect(data?.currentUserSessions).toEqual([{ id: 1, isCurrent: true }]);
    expect(nextUser).toBe(userId + 1);
    expect(rows).toEqual([{ fio: 'Анна Ветрова', available: 45 }]);
    expect(order?.id).toBe(3);
    await target.close();
  });

  it('moves every table of the shop', async () => {
    const target = await emptyTarget();
    const copied = await copyDatabase(source, target.db);
    const { rows } = await source.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    await target.close();

    // What the target has of its own, and what is over in minutes.
    expect(rows.map(({ name }) => name).filter((name) => !(name in copied))).toEqual([
      ...['catalog_version', 'pages_revision', 'rate_limits', 'schema_migrations'],
      ...['staff_challenges', 'staff_factor_links', 'staff_tables'],
    ]);
  });

  it('refuses a target that is not empty', async () => {
    const target = await openTestDatabase();

    await expect(copyDatabase(source, target.db)).rejects.toThrow(TargetNotEmptyError);
    await target.close();
  });
});
