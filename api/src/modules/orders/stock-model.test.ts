import type { OrderStatus } from '../../generated/resolvers-types';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { fastOrder, type TestShop } from '../../testing/test-shop';
import { createOrderRepository } from './order-repository';
import { countHeldPieces } from './order-stock';
import { stockEffectOfMove } from './stock-effects';
import { createStockRepository } from './stock-repository';

const IS_FULL = process.env.TEST_SCOPE === 'full';
const STEPS = IS_FULL ? 10_000 : 150;
const BATCHES = IS_FULL ? 40 : 4;
const AT_ONCE = 50;
const MINUTES = IS_FULL ? 20 : 2;

/** Sold alone, with a relay, and as a kit of three relays: products 103 and 104 share the relay. */
const CARTS = [
  { productId: 102, productCount: 1 },
  { productId: 103, productCount: 1, childProducts: [{ productId: 10301, productCount: 1 }] },
  { productId: 104, productCount: 2, childProducts: [{ productId: 10403, productCount: 1 }] },
];
const NEXT: Record<OrderStatus, OrderStatus[]> = {
  new: ['confirmed', 'assembled', 'shipped', 'delivered', 'cancelled'],
  confirmed: ['new', 'assembled', 'shipped', 'delivered', 'cancelled'],
  assembled: ['confirmed', 'shipped', 'delivered', 'cancelled'],
  shipped: ['assembled', 'delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

interface Item {
  onHand: number;
  promised: number;
}
interface ModelOrder {
  id: number;
  status: OrderStatus;
  pieces: Map<number, number>;
}

let database: TestDatabase;
let shop: TestShop;
let items: Map<number, Item>;
let orders: ModelOrder[];

setUpShop((parts) => {
  ({ database, shop } = parts);
});

async function readItems(): Promise<Map<number, Item>> {
  const { rows } = await database.db.query<Item & { id: number }>(
    'select id, on_hand as "onHand", promised from stock_items order by id',
  );
  return new Map(rows.map(({ id, ...item }) => [id, item]));
}

beforeEach(async () => {
  await database.reset();
  await database.db.query('update stock_items set on_hand = 40');
  items = await readItems();
  orders = [];
});

/** The same numbers in each run: a failure can be repeated. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function addToItems(pieces: Map<number, number>, onHand: number, promised: number): void {
  for (const [id, count] of pieces) {
    const item = items.get(id);
    if (item) items.set(id, { onHand: item.onHand + onHand * count, promised: item.promised + promised * count });
  }
}

const held = async (id: number) => countHeldPieces(await createOrderRepository(database.db).findProducts([id]));

/** Returns whether the shop took the order. */
async function order(cart: (typeof CARTS)[number]): Promise<boolean> {
  const { order: placed, refusal } = await shop.order(fastOrder({ products: [cart] }));
  if (!placed) {
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', products: expect.any(Array) });
    return false;
  }
  const pieces = await held(placed.id);
  addToItems(pieces, 0, 1);
  orders.push({ id: placed.id, status: 'new', pieces });
  return true;
}

/** What the shop's people will do. Returns whether the goods allowed it. */
async function move(moved: ModelOrder, to: OrderStatus): Promise<boolean> {
  const effect = stockEffectOfMove(moved.status, to);
  try {
    await database.db.transaction(async (tx) => {
      await tx.query('select from orders where id = $1 for update', [moved.id]);
      await createStockRepository(tx).apply(moved.pieces, effect);
      await tx.query('update orders set order_status = $2 where id = $1', [moved.id, to]);
    });
  } catch (error) {
    expect(error).toMatchObject({ constraint: 'stock_items_on_hand_check' });
    return false;
  }
  addToItems(moved.pieces, effect.onHand, effect.promised);
  moved.status = to;
  return true;
}

async function count(id: number, seen: number, counted: number): Promise<void> {
  const { rows } = await database.db.query(
    'update stock_items set on_hand = $3 where id = $1 and on_hand = $2 returning id',
    [id, seen, counted],
  );
  if (rows.length > 0) addToItems(new Map([[id, 1]]), counted - seen, 0);
}

const chosen = <T>(list: readonly T[], random: (below: number) => number): T | undefined => list[random(list.length)];

/** The items that the carts sell. */
const soldItems = () => [...new Set(orders.flatMap(({ pieces }) => [...pieces.keys()]))];

/** One action, on one of the orders that may still be moved. */
async function act(random: (below: number) => number, movable: ModelOrder[]): Promise<unknown> {
  const kind = random(10);
  const cart = chosen(CARTS, random);
  const [moved] = movable.splice(random(movable.length), 1);
  const to = chosen(moved ? NEXT[moved.status] : [], random);
  if (kind < 8 && kind > 3 && moved && to) return move(moved, to);
  const itemId = chosen(soldItems(), random);
  const seen = items.get(itemId ?? 0)?.onHand;
  if (kind >= 8 && itemId !== undefined && seen !== undefined) return count(itemId, seen, 5 + random(40));
  return cart && order(cart);
}

const movableOrders = () => orders.filter(({ status }) => NEXT[status].length > 0);

async function expectModel(): Promise<void> {
  expect(await readItems()).toEqual(items);
  const { rows } = await database.db.query(
    `select product_id from product_stock join products on products.id = product_id join stock_items on stock_items.id = stock_item_id
      where available <> greatest(on_hand - promised, 0) / per_unit`,
  );
  expect(rows).toEqual([]);
}

it(
  `has the stock of the model after each of ${STEPS} random orders, moves, cancellations and counts`,
  async () => {
    const random = numbers(43);
    for (let step = 0; step < STEPS; step += 1) {
      await act(random, movableOrders());
      await expectModel();
    }
    expect(new Set(orders.map(({ status }) => status)).size).toBeGreaterThan(3);
  },
  MINUTES * 60_000,
);

it(
  `has it after ${BATCHES} times ${AT_ONCE} of them at once, without a deadlock`,
  async () => {
    const random = numbers(44);
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const movable = movableOrders();
      await Promise.all(Array.from({ length: AT_ONCE }, () => act(random, movable)));
      await expectModel();
    }
  },
  MINUTES * 60_000,
);
