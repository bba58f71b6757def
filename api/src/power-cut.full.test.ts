import { rm } from 'node:fs/promises';
import path from 'node:path';
import { canRecord, createRecorder, cutPower, noteWord, type Cut, type Recorder } from '@shop/node/testing/power-cut';
import type { Database } from './db/database';
import { openDatabase } from './db/open-database';
import { parseSettings } from './settings';
import { startProgram, type TestProcess } from './testing/test-process';
import { fastOrder } from './testing/test-shop';

/** In the first start with its migrations, and in the orders, stops and restarts that follow. */
const CUTS = process.env.POWER_CUTS?.split('+').map(Number) ?? [20, 80];
const SEED = Number(process.env.POWER_CUT_SEED ?? Date.now() % 1_000_000);
const READY = 'ready';
const PRODUCTS = [102, 103, 104];
const MINUTES = 20 * 60_000;

let recorder: Recorder;

/** Places orders at once and notes each that was confirmed. */
async function order(program: TestProcess, count: number): Promise<void> {
  const orders = Array.from({ length: count }, async (_, index) => {
    const products = PRODUCTS.map((productId) => ({ productId, productCount: 1 + (index % 2) }));
    const input = fastOrder({ products });
    const id = await program.place(input);
    if (id !== undefined) noteWord(recorder.log, JSON.stringify({ id, key: input.idempotencyKey, products }));
  });
  await Promise.all(orders);
}

async function live(): Promise<void> {
  const env = { ...recorder.env, DATA_DIR: path.join(recorder.root, 'data') };
  let program = await startProgram(env);
  noteWord(recorder.log, READY);
  await order(program, 3);
  await program.stop();
  program = await startProgram(env);
  await order(program, 1);
  await order(program, 4);
  program.child.kill('SIGKILL');
  await program.exited;
  program = await startProgram(env);
  for (const count of [1, 1, 5, 1]) await order(program, count);
  await program.stop();
}

interface Confirmed {
  id: number;
  key: string;
  products: { productId: number; productCount: number }[];
}

async function checkOrders(db: Database, confirmed: readonly Confirmed[]): Promise<void> {
  for (const { id, key, products } of confirmed) {
    const { rows } = await db.query(
      `select o.id, json_agg(json_build_object('productId', l.product_id, 'productCount', l.product_count) order by l.product_id) as products
       from orders o join order_products l on l.order_id = o.id where o.idempotency_key = $1 and l.parent_id is null group by o.id`,
      [key],
    );
    expect(rows).toEqual([{ id, products }]);
  }
}

/** Stock that was sold, and orders without lines. */
async function checkStock(db: Database, initial: Map<number, number>): Promise<void> {
  const { rows } = await db.query<{ id: number; count: number; sold: number }>(
    `select p.id, s.available as count, coalesce(sum(l.product_count), 0)::int as sold
     from products p join product_stock s on s.product_id = p.id left join order_products l on l.product_id = p.id
     where p.id = any($1) group by p.id, s.available`,
    [PRODUCTS],
  );
  for (const { id, count, sold } of rows) expect({ id, count: count + sold }).toEqual({ id, count: initial.get(id) });
  const { rows: bare } = await db.query(
    'select id from orders o where not exists (select from order_products l where l.order_id = o.id)',
  );
  expect(bare).toEqual([]);
}

const initial = new Map<number, number>();

async function check({ at, words, save }: Cut): Promise<void> {
  const state = path.join(recorder.states, String(at));
  save(state);
  const dataDir = path.join(state, 'data');
  try {
    const db = await openDatabase(parseSettings({ DATA_DIR: dataDir }), { onIdleError: () => undefined });
    try {
      await checkOrders(
        db,
        words.filter((word) => word !== READY).map((word) => JSON.parse(word)),
      );
      if (initial.size === 0) await readInitial(db);
      await checkStock(db, initial);
    } finally {
      await db.close();
    }
  } catch (error) {
    throw new Error(`POWER_CUT_SEED=${SEED}, cut after note ${at}: ${String(error)}`, { cause: error });
  } finally {
    await rm(state, { recursive: true, force: true });
  }
}

/** The first cuts fall before any order. */
async function readInitial(db: Database): Promise<void> {
  const { rows } = await db.query<{ id: number; count: number }>(
    'select product_id as id, available as count from product_stock where product_id = any($1)',
    [PRODUCTS],
  );
  for (const { id, count } of rows) initial.set(id, count);
}

(canRecord() ? describe : describe.skip)('a power cut', () => {
  beforeAll(() => {
    recorder = createRecorder();
  });
  afterAll(() => recorder.remove());

  it(
    'loses no order that was confirmed, and no first start',
    async () => {
      process.stdout.write(`POWER_CUT_SEED=${SEED}\n`);
      await live();

      await cutPower(recorder, SEED, (word) => word === READY, CUTS, check);
    },
    MINUTES,
  );
});
