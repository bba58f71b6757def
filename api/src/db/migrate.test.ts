import { readdirSync } from 'node:fs';
import path from 'node:path';
import { loadDemoData } from './load-demo-data';
import { migrate } from './migrate';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createTestUser } from '../testing/test-users';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterEach(() => database.reset());

afterAll(() => database.close());

async function count(table: string): Promise<number | undefined> {
  const { rows } = await database.db.query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
  return rows[0]?.rows;
}

it('applies each file of the folder, under its number and name', async () => {
  const { rows } = await database.db.query<{ file: string }>(
    "select lpad(id::text, 4, '0') || '_' || name || '.sql' as file from schema_migrations order by id",
  );

  expect(rows.map(({ file }) => file)).toEqual(readdirSync(path.join(__dirname, 'migrations')).toSorted());
});

it('changes nothing when it runs again, also from several processes at once', async () => {
  const before = [await count('schema_migrations'), await count('products')];

  await Promise.all([1, 2, 3, 4].map(() => migrate(database.db, loadDemoData)));

  expect([await count('schema_migrations'), await count('products')]).toEqual(before);
  expect(await count('products')).toBeGreaterThan(0);
});

it('catches up on a migration that was published after a later one', async () => {
  await database.db.query('alter table sessions drop column id, drop column device, drop column last_used_at');
  await database.db.query('delete from schema_migrations where id = 9');

  await migrate(database.db, loadDemoData);

  expect(await count('(select id, device, last_used_at from sessions) as sessions')).toBe(0);
});

it('keeps the consents of a shop in use, as those to its contract', async () => {
  await database.db.query(
    `alter table consents drop column purpose, drop column is_given, drop column phone;
     alter table consents alter column user_id set not null, alter column email set not null;
     drop index if exists consents_by_time;
     delete from schema_migrations where name = 'consents'`,
  );
  const { id } = await createTestUser(database.db);
  await database.db.query(
    "insert into consents (user_id, email, address, texts_version) values ($1, 'anna@example.ru', '203.0.113.5', '2')",
    [id],
  );

  await migrate(database.db);

  const { rows } = await database.db.query('select user_id, email, purpose, is_given, texts_version from consents');
  expect(rows).toEqual([
    { user_id: id, email: 'anna@example.ru', purpose: 'account', is_given: true, texts_version: '2' },
  ]);
});

it('keeps the orders of a shop in use, and finds them', async () => {
  await database.db.query(
    `insert into orders (idempotency_key, fast_order, phone, fio, user_type, delivery_price_kopecks)
     values (gen_random_uuid(), true, '79120004164', 'Семён Ёжиков', 'fiz', 45000)`,
  );
  await database.db.query(
    `drop trigger orders_raise_revision on orders; drop function raise_order_revision();
     drop index orders_by_words, orders_by_status, orders_by_time, orders_of_previews, outbox_by_order, staff_audit_by_order,
       mail_messages_by_words;
     drop function order_words; drop table order_keys, order_notes, order_visits;
     alter table orders drop column revision, drop column source, drop column external_id, drop column carrier,
       drop column track_number, drop column cancel_reason, drop column paid_kopecks, drop column paid_at,
       drop column is_lost, drop column invoice_edition;
     alter table order_products drop column returned_count;
     alter table staff_audit drop column order_id; alter table outbox drop column order_id, drop column kind;
     delete from schema_migrations where name = 'staff_orders'`,
  );

  await migrate(database.db);
  await database.db.query('update orders set order_comment = $1, updated_at = now()', ['Да']); // a former version

  const { rows } = await database.db.query(
    `select fio, revision, source, delivery_price_kopecks as price from orders
      where order_words(id, fio, phone, email, requisite_name, requisite_inn, track_number) @@ $1::tsquery`,
    ["'wежик':* & 'e4164'"],
  );
  expect(rows).toEqual([{ fio: 'Семён Ёжиков', revision: 2, source: 'site', price: 45000 }]);
});

it('makes leads of the messages that a shop has; those of long ago were answered', async () => {
  await database.db.query(
    `drop table lead_hooks; drop index if exists mail_messages_by_words;
     alter table mail_messages drop column page, drop column block, drop column source, drop column note,
       drop column revision, drop column changed_at, drop column changed_by, drop constraint mail_messages_ended,
       drop column state, drop column ended_at;
     delete from schema_migrations where name in ('leads', 'lead_hooks')`,
  );
  await database.db.query(
    `insert into mail_messages (form, user_type, name, phone, message, consented_at, created_at)
     select 'message', 'fiz', name, '79120004164', 'Да', now(), now() - age
       from (values ('Анна', interval '2 days'), ('Пётр', interval '400 days')) as message (name, age)`,
  );

  await migrate(database.db);

  const { rows } = await database.db.query('select name, state, source from mail_messages order by name');
  expect(rows).toEqual([
    { name: 'Анна', state: 'new', source: {} },
    { name: 'Пётр', state: 'done', source: {} },
  ]);
});

it('loads the demonstration data into an empty database only', async () => {
  await database.db.query("delete from products where name like 'INVIS%'");
  const left = await count('products');

  await migrate(database.db, loadDemoData);

  expect(await count('products')).toBe(left);
});

it('gives new rows ids after those of the demonstration data', async () => {
  const { rows: known } = await database.db.query<{ id: number }>('select max(id) as id from products');
  const { rows } = await database.db.query<{ id: number }>(
    "insert into products (code, name, price_kopecks, type) values ('NEW', 'Новый', 100, 'product') returning id",
  );

  expect(rows[0]?.id).toBeGreaterThan(known[0]?.id ?? 0);
});

it('leaves nothing behind when a migration fails', async () => {
  const failing = migrate(database.db, async (tx) => {
    await tx.query('create table half_done (id integer)');
    throw new Error('broken');
  });

  await expect(failing).rejects.toThrow('broken');
  await expect(database.db.query('select from half_done')).rejects.toThrow('does not exist');
});

it('refuses a database that a newer version has changed, and leaves it as it is', async () => {
  await database.db.query("insert into schema_migrations (id, name) values (9001, 'later')");

  const refused = migrate(database.db, loadDemoData);

  await expect(refused).rejects.toThrow('a newer version: it has the unknown migrations 9001');
  await database.db.query('delete from schema_migrations where id = 9001');
});

it('still works after a statement has failed', async () => {
  await expect(database.db.query('select nonsense')).rejects.toThrow();

  expect(await count('delivery_types')).toBe(3);
});

describe('the database itself refuses', () => {
  it.each([
    ['a negative stock', 'update stock_items set on_hand = -1'],
    ['an accessory without its product', 'update products set parent_id = 999999 where id = 10201'],
    ['two products of one slug', "update products set slug = 'invis_duos' where id = 101"],
    ['a second version row', 'insert into catalog_version (is_only, version) values (true, 5)'],
    [
      'a message without e-mail and phone',
      "insert into mail_messages (form, user_type, name, message, consented_at) values ('message', 'fiz', 'x', 'x', now())",
    ],
    [
      'a count of 1000',
      "insert into order_products (order_id, product_id, product_count, product_name, product_price_kopecks) values (1, 102, 1000, 'x', 1)",
    ],
  ])('%s', async (_name, statement) => {
    await expect(database.db.query(statement)).rejects.toThrow(/violates/);
  });
});

it('keeps the orders of services, and books none of them afterwards', async () => {
  await database.db.query('drop table order_bookings, service_prices');
  await database.db.query('alter table products drop column booking_place');
  await database.db.query('delete from schema_migrations where id = 26');
  await database.db.query(
    `with placed as (
       insert into orders (idempotency_key, fast_order, phone, fio, user_type, delivery_price_kopecks)
       values (gen_random_uuid(), true, '79120004164', 'Анна', 'fiz', 0) returning id)
     insert into order_products (order_id, product_id, product_count, product_name, product_price_kopecks)
     select id, 201, 2, 'Установка комплекса', 650000 from placed`,
  );

  await migrate(database.db, loadDemoData);

  const lines = 'order_products left join order_bookings on order_product_id = order_products.id';
  expect(await count(`(select from ${lines} where product_count = 2 and order_product_id is null) as lines`)).toBe(1);
  expect(await count("(select from products where booking_place = 'centre') as services")).toBe(3);
});
