import { openTestDatabase } from './testing/test-database';
import { startProgram, type TestProcess } from './testing/test-process';
import { eventually, fastOrder } from './testing/test-shop';

it('shares the stock between two processes', async () => {
  const database = await openTestDatabase();
  const env = { DATABASE_URL: database.url ?? '' };
  const programs = await Promise.all([startProgram(env), startProgram(env)]);
  const stock = await programs[0].stockOf(113);
  const buy = (program: TestProcess) => program.place(fastOrder({ products: [{ productId: 113, productCount: 1 }] }));

  const ids = await Promise.all(programs.flatMap((program) => Array.from({ length: 20 }, () => buy(program))));
  await Promise.all(programs.map((program) => program.stop()));
  await database.close();

  expect(stock).toBe(9);
  expect(ids.filter(Boolean)).toHaveLength(9);
});

it('keeps what was confirmed when its database ends all connections, and orders again by itself', async () => {
  const database = await openTestDatabase();
  const program = await startProgram({ DATABASE_URL: database.url ?? '' });
  const order = () => program.place(fastOrder({ products: [{ productId: 102, productCount: 1 }] }));
  const before = await order();
  const { rows: ended } = await database.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'shop-api' and pid <> pg_backend_pid()`,
  );
  const after = await eventually(order);
  await program.stop();
  const { rows } = await database.db.query<{ id: number }>('select id from orders where id = any($1) order by id', [
    [before, after],
  ]);
  await database.close();

  expect(ended.length).toBeGreaterThan(0);
  expect(rows.map(({ id }) => id)).toEqual([before, after]);
});
