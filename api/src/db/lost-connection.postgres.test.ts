import { elsewhere } from '../testing/elsewhere';
import { openTestDatabase } from '../testing/test-database';

/** Ends the connection of a transaction while it waits for its next statement. */
const END = 'select pg_terminate_backend($1)';
const LEFT = 'select 1 from pg_stat_activity where pid = $1';

it('fails a transaction whose connection is lost between two statements, and goes on', async () => {
  const { db, close } = await openTestDatabase();

  const lost = db.transaction(async (tx) => {
    const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = [rows[0]?.pid];
    await elsewhere(() => db.query(END, pid));
    while ((await elsewhere(() => db.query(LEFT, pid))).rows.length > 0);
    await new Promise(setImmediate); // the event of the loss arrives
    return tx.query('select 1');
  });

  await expect(lost).rejects.toThrow(/terminat|not queryable/i);
  expect(await db.transaction((tx) => tx.query('select 1 as one'))).toMatchObject({ rows: [{ one: 1 }] });
  await close();
});
