import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/** How many orders the shop has. The newest are in work, as in a shop of some years. */
export const ORDERS = 100_000;

const FILL = `
  insert into orders (idempotency_key, fast_order, order_status, phone, fio, email, user_type, delivery_city,
    delivery_price_kopecks, payment_type, created_at)
  select gen_random_uuid(), false,
    case when age < 50 then 'new' when age < 200 then 'confirmed' when age < 300 then 'assembled'
         when age < 600 then 'shipped' when age % 9 = 0 then 'cancelled' else 'delivered' end,
    '79' || lpad((age::bigint * 7919 % 1000000000)::text, 9, '0'),
    (array['Иванова', 'Петрова', 'Смирнова', 'Кузнецова'])[1 + age % 4] || ' ' ||
      (array['Анна', 'Ольга', 'Мария', 'Елена', 'Юлия'])[1 + age % 5],
    'buyer' || age || '@example.ru', 'fiz', 'Казань', 45000, 'cash', now() - make_interval(mins => age * 5)
  from generate_series(${ORDERS} - 1, 0, -1) as age;

  insert into order_products (order_id, product_id, product_count, product_name, product_price_kopecks, stock_pieces)
  select orders.id, product.id, 1, product.name, product.price_kopecks, 0
  from orders join (select *, row_number() over (order by id) as number from products
                     where active and type = 'product' and parent_id is null and not is_spare) as product
    on product.number in (1 + orders.id % 16, 1 + orders.id * 7 % 16);

  analyze`;

/** Adds orders to the database of an API; an embedded one must be stopped. */
export async function fillOrders({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string }): Promise<void> {
  if (databaseUrl === undefined) {
    const embedded = await PGlite.create(path.join(dataDir, 'database'));
    await embedded.exec(FILL);
    await embedded.close();
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(FILL);
  await client.end();
}
