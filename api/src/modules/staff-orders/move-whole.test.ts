import type { Database, Queryable } from '../../db/database';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { courierOrder, openTestShop, type TestShop } from '../../testing/test-shop';
import { createManager, staffOrdersOf, type StaffOrdersCalls } from '../../testing/test-staff-orders';

/** A database whose transactions break at one of their statements. */
function breakable(db: Database) {
  let left: number | null = null;
  const check = () => {
    if (left === null) return;
    left -= 1;
    if (left < 0) throw new Error('the connection is lost');
  };
  const over = (tx: Queryable): Queryable => ({
    query: async (text, values) => {
      check();
      return tx.query(text, values);
    },
  });
  const broken: Database = {
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        const result = await work(over(tx));
        check(); // before the commit
        return result;
      }),
  };
  return {
    db: broken,
    /** Lets so many statements pass. @returns whether it broke */
    async breakAfter(statements: number, work: () => Promise<unknown>): Promise<boolean> {
      left = statements;
      await work();
      const hasBroken = left < 0;
      left = null;
      return hasBroken;
    },
  };
}

let database: TestDatabase;
let shop: TestShop;
let manager: StaffOrdersCalls;
let faulty: ReturnType<typeof breakable>;

beforeAll(async () => {
  database = await openTestDatabase();
  faulty = breakable(database.db);
  // The mail worker would send, and so change, what is compared.
  shop = await openTestShop(faulty.db, { mailPace: { pollMs: 600_000 } });
  manager = staffOrdersOf(shop, await createManager(database));
}, 60_000);

afterAll(async () => {
  await shop.close();
  await database.close();
});

/** Everything that a move writes. */
async function written(id: number) {
  const { rows } = await database.db.query<Record<string, unknown>>(
    `select (select to_jsonb(orders) from orders where id = $1) as "order",
            (select jsonb_agg(line order by line.id) from order_products line where order_id = $1) as lines,
            (select jsonb_agg(item order by item.id) from stock_items item) as stock,
            (select count(*)::int from outbox where order_id = $1 and kind = 'orderBuyerShipped') as mails,
            (select count(*)::int from order_keys where order_id = $1) as keys,
            (select count(*)::int from staff_audit where order_id = $1) as recorded`,
    [id],
  );
  return rows[0];
}

const MOVES = {
  'a shipment with its mail': { to: 'shipped', tellBuyer: true, carrier: 'СДЭК', trackNumber: '10029' },
  'a cancelling with goods back': { to: 'cancelled', tellBuyer: true, reason: 'Передумал', restock: true },
};

it.each(Object.entries(MOVES))('%s that breaks at any statement has changed nothing', async (_name, move) => {
  const { order } = await shop.order(courierOrder({ email: 'anna@example.ru' }));
  const id = order?.id ?? 0;
  const before = await written(id);
  const refusals: unknown[] = [];

  let statements = 0;
  const attempt = async () => {
    const refused = await manager.refusal('staffMoveOrder', { id, revision: 1, ...move });
    refusals.push(refused?.code);
  };
  while (await faulty.breakAfter(statements, attempt)) {
    expect(await written(id)).toEqual(before);
    statements += 1;
  }

  expect(statements).toBeGreaterThan(8);
  expect(refusals).toEqual([...Array.from({ length: statements }, () => 'INTERNAL_SERVER_ERROR'), undefined]);
  const after = await written(id);
  expect(after).toMatchObject({ order: { order_status: move.to, revision: 2 }, recorded: 1, keys: 1 });
  expect(after?.stock).not.toEqual(before?.stock);
  expect(after?.mails).toBe(move.to === 'shipped' ? 1 : 0);
});

it('is done once, however often it is sent again: the mail, too', async () => {
  const { order } = await shop.order(courierOrder({ email: 'anna@example.ru' }));
  const id = order?.id ?? 0;
  const send = () => manager.refusal('staffMoveOrder', { id, revision: 1, ...MOVES['a shipment with its mail'] });

  const refusals = await Promise.all(Array.from({ length: 5 }, send));

  expect(refusals.filter((refused) => refused === undefined)).toHaveLength(1);
  expect(refusals.filter((refused) => refused?.code === 'CONFLICT')).toHaveLength(4);
  expect(await written(id)).toMatchObject({ mails: 1, recorded: 1 });
});
