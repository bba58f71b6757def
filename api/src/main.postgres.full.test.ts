import { openTestDatabase } from './testing/test-database';
import { startProgram, type TestProcess } from './testing/test-process';
import { fastOrder } from './testing/test-shop';

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
