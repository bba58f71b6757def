import type { CreateOrderInput, OrderStatus } from '../../generated/resolvers-types';
import { parseSettings } from '../../settings';
import { createStaffOrdersServices } from '../../staff-orders-services';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, fastOrder, type TestShop } from '../../testing/test-shop';
import { endPreviewOrders } from './end-preview-orders';
import { createManager, staffOrdersOf, type StaffOrdersCalls } from '../../testing/test-staff-orders';

const STATUSES: OrderStatus[] = ['new', 'confirmed', 'assembled', 'shipped', 'delivered', 'cancelled'];
const MOVES: Record<OrderStatus, OrderStatus[]> = {
  new: ['confirmed', 'assembled', 'shipped', 'delivered', 'cancelled'],
  confirmed: ['assembled', 'shipped', 'delivered', 'new', 'cancelled'],
  assembled: ['shipped', 'delivered', 'confirmed', 'cancelled'],
  shipped: ['delivered', 'assembled', 'cancelled'],
  delivered: [],
  cancelled: [],
};
const CANCELLED = { reason: 'Покупатель передумал', restock: true };

let database: TestDatabase;
let shop: TestShop;
let manager: StaffOrdersCalls;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeEach(async () => {
  await database.reset();
  manager = staffOrdersOf(shop, await createManager(database));
});

async function order(input: CreateOrderInput = fastOrder()): Promise<number> {
  const { order: placed, refusal } = await shop.order(input);
  if (!placed) throw new Error(JSON.stringify(refusal));
  return placed.id;
}

const move = (id: number, to: OrderStatus, more: object = {}) => manager.change('staffMoveOrder', id, { to, ...more });
const refusedMove = (id: number, to: OrderStatus, more: object = {}) =>
  manager.refusedChange('staffMoveOrder', id, { to, ...more });

/** Of the item of product 102. */
async function counts(): Promise<{ onHand: number; promised: number }> {
  const { rows } = await database.db.query<{ onHand: number; promised: number }>(
    `select on_hand as "onHand", promised from stock_items
      where id = (select stock_item_id from products where id = 102)`,
  );
  return rows[0] ?? { onHand: 0, promised: 0 };
}

const queued = async () =>
  (
    await database.db.query<{ kind: string; body: string }>(
      'select kind, body from outbox where kind is not null order by id',
    )
  ).rows;

/** Brings a new order to a status. */
async function orderIn(status: OrderStatus): Promise<number> {
  const id = await order();
  if (status !== 'new') await move(id, status, CANCELLED);
  return id;
}

describe.each(STATUSES)('from %s', (from) => {
  it('makes the moves of the table, and refuses all others', async () => {
    expect((await manager.get(await orderIn(from))).moves).toEqual(MOVES[from]);
    for (const to of STATUSES) {
      const id = await orderIn(from);
      if (MOVES[from].includes(to)) expect(await move(id, to, CANCELLED)).toMatchObject({ orderStatus: to });
      else {
        expect(await refusedMove(id, to, CANCELLED)).toMatchObject({
          code: 'BAD_REQUEST',
          fields: { to: expect.any(String) },
        });
      }
    }
  });
});

describe('the stock', () => {
  it('is held, gone, held again and free, with the class of the status', async () => {
    const before = await counts();
    const id = await order(fastOrder({ products: [{ productId: 102, productCount: 2 }] }));
    const after = async (to: OrderStatus) => {
      await move(id, to, CANCELLED);
      const { onHand, promised } = await counts();
      return [onHand - before.onHand, promised - before.promised];
    };

    expect(await after('assembled')).toEqual([0, 2]);
    expect(await after('shipped')).toEqual([-2, 0]);
    expect(await after('assembled')).toEqual([0, 2]);
    expect(await after('cancelled')).toEqual([0, 0]);
  });

  it('comes back from a cancelled parcel only when it is back', async () => {
    const before = await counts();
    const lost = await orderIn('shipped');
    await move(lost, 'cancelled', { reason: 'Потеряна', restock: false });
    expect(await counts()).toEqual({ ...before, onHand: before.onHand - 1 });

    const back = await orderIn('shipped');
    expect(await refusedMove(back, 'cancelled', { reason: 'Отказ' })).toMatchObject({
      fields: { restock: expect.any(String) },
    });
    await move(back, 'cancelled', CANCELLED);
    expect(await counts()).toEqual({ ...before, onHand: before.onHand - 1 });
  });

  it('refuses to ship what is not there, and names the products', async () => {
    const id = await order(fastOrder({ products: [{ productId: 102, productCount: 2 }] }));
    await database.db.query(
      'update stock_items set on_hand = 1 where id = (select stock_item_id from products where id = 102)',
    );

    expect(await refusedMove(id, 'shipped')).toMatchObject({
      code: 'BAD_REQUEST',
      products: [{ productId: 102, available: 1 }],
    });
    expect(await manager.get(id)).toMatchObject({ orderStatus: 'new', revision: 1 });
  });
});

describe('two at once', () => {
  it('lets one win, and tells the other who, when and what', async () => {
    const id = await order();
    const other = staffOrdersOf(shop, await createManager(database, 'Ольга Лунина'));
    const first = { id, revision: 1, to: 'confirmed' };

    const answers = await Promise.all([
      other.refusal('staffMoveOrder', first),
      other.refusal('staffMoveOrder', first),
      other.refusal('staffMoveOrder', first),
    ]);

    const conflicts = answers.filter(Boolean);
    expect(conflicts).toHaveLength(2);
    expect(conflicts[0]).toMatchObject({
      code: 'CONFLICT',
      conflict: { revision: 2, by: 'Ольга Лунина', at: expect.any(String), fields: ['orderStatus'] },
    });
  });

  it("counts the buyer's own change, too", async () => {
    const { data } = await shop.request(
      'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id guestKey } }',
      { input: fastOrder() },
    );
    const { id, guestKey: key } = data?.siteCreateOrder as { id: number; guestKey: string };
    await shop.request(
      'mutation ($id: Int!, $key: String!) { guestUpdateOrder(id: $id, key: $key, input: { orderComment: "Да" }) { id } }',
      { id, key },
    );

    expect(await manager.refusal('staffMoveOrder', { id, revision: 1, to: 'confirmed' })).toMatchObject({
      code: 'CONFLICT',
      conflict: { revision: 2, by: 'Покупатель', fields: ['orderComment'] },
    });
  });
});

describe('undo', () => {
  it('takes the last move back, with its stock', async () => {
    const before = await counts();
    const id = await order();
    const shipped = await move(id, 'shipped');
    expect(shipped.undoUntil).toEqual(expect.any(String));

    const undone = await manager.change('staffUndoMove', id);

    expect(undone).toMatchObject({ orderStatus: 'new', undoUntil: null });
    expect(await counts()).toEqual({ ...before, promised: before.promised + 1 });
    expect(await manager.refusedChange('staffUndoMove', id)).toMatchObject({ fields: { id: expect.any(String) } });
  });

  it('holds the goods of a cancelled order again only if they are free', async () => {
    const id = await orderIn('cancelled');
    await database.db.query(
      'update stock_items set on_hand = promised where id = (select stock_item_id from products where id = 102)',
    );

    expect(await manager.refusedChange('staffUndoMove', id)).toMatchObject({
      products: [{ productId: 102, available: 0 }],
    });
  });

  it('is over after ten minutes, and once the buyer was told', async () => {
    const told = await order(courierOrder({ email: 'anna@example.ru' }));
    expect(await move(told, 'confirmed', { tellBuyer: true })).toMatchObject({ undoUntil: null });
    expect(await manager.refusedChange('staffUndoMove', told)).toMatchObject({ code: 'BAD_REQUEST' });

    const late = await orderIn('confirmed');
    await database.db.query('alter table staff_audit disable trigger user');
    await database.db.query("update staff_audit set at = at - interval '11 minutes'");
    await database.db.query('alter table staff_audit enable trigger user');
    expect(await manager.refusedChange('staffUndoMove', late)).toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('the mails', () => {
  it('tell a guest of each step, with a link that opens the order, also the first', async () => {
    const { data } = await shop.request(
      'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id guestKey } }',
      { input: courierOrder({ email: 'anna@example.ru' }) },
    );
    const { id, guestKey } = data?.siteCreateOrder as { id: number; guestKey: string };
    const tellBuyer = true;
    await move(id, 'confirmed', { tellBuyer });
    await move(id, 'assembled', { tellBuyer });
    await move(id, 'shipped', { tellBuyer, carrier: 'СДЭК', trackNumber: '10 2030 4050' });
    const { total } = await move(id, 'cancelled', { tellBuyer, ...CANCELLED });

    const mails = (await queued()).slice(1);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'orderBuyerConfirmed',
      'orderBuyerShipped',
      'orderBuyerCancelledByShop',
    ]);
    const keys = mails.map(({ body }) => /key=([\w-]{43})/.exec(body)?.[1] ?? '');
    for (const key of [guestKey, ...keys]) {
      const { errors } = await shop.request(
        'query ($id: Int!, $key: String!) { guestOrder(id: $id, key: $key) { id } }',
        {
          id,
          key,
        },
      );
      expect(errors).toEqual([]);
    }
    expect(new Set(keys).size).toBe(3);
    expect(mails[0]?.body.replace(/\D/g, '')).toContain(String(total));
    expect(mails[1]?.body).toContain('https://www.cdek.ru/ru/tracking/?order_id=1020304050');
    expect(mails[2]?.body).not.toMatch(/деньги/i); // nothing was paid
    expect(mails[2]?.body).toContain('Причина: Покупатель передумал.');
    expect(await manager.get(id)).toMatchObject({ carrier: 'СДЭК', cancelReason: CANCELLED.reason });
    expect(shop.logged()).not.toContain('anna@example.ru');
  });

  it('promise money back to whoever has paid', async () => {
    const id = await order(courierOrder({ email: 'anna@example.ru' }));
    const { total } = await manager.get(id);
    await manager.change('staffSetPayment', id, { status: 'paid', amount: total, at: new Date().toISOString() });

    await move(id, 'cancelled', { tellBuyer: true, ...CANCELLED });

    expect((await queued()).at(-1)?.body).toContain('Если заказ уже оплачен, позвоните');
  });

  it('and the page they lead to name the parcel, from the shipment on until it is taken back', async () => {
    const { data } = await shop.request(
      'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id guestKey } }',
      { input: courierOrder() },
    );
    const { id, guestKey: key } = data?.siteCreateOrder as { id: number; guestKey: string }; // as asked
    const seen = async () =>
      (
        await shop.request(
          'query ($id: Int!, $key: String!) { guestOrder(id: $id, key: $key) { carrier trackNumber } }',
          {
            ...{ id, key },
          },
        )
      ).data?.guestOrder;
    const parcel = { carrier: 'СДЭК', trackNumber: '10 2030 4050' };
    const none = { carrier: null, trackNumber: null };
    expect(await seen()).toEqual(none);

    await move(id, 'shipped', parcel);
    expect(await seen()).toEqual(parcel);
    await move(id, 'assembled');
    expect(await seen()).toEqual(none);
    expect(await manager.get(id)).toMatchObject(parcel);
    await move(id, 'delivered');
    expect(await seen()).toEqual(parcel);
  });

  it('say that an order can be collected', async () => {
    const id = await order(
      courierOrder({ email: 'anna@example.ru', deliveryTypeId: 3, deliveryStreet: null, deliveryHome: null }),
    );

    await move(id, 'assembled', { tellBuyer: true });

    expect((await queued()).at(-1)?.kind).toBe('orderBuyerReady');
  });
});

it('cancels with a reason only, and orders of a preview in no other way', async () => {
  const id = await order();
  expect(await refusedMove(id, 'cancelled', { reason: ' ' })).toMatchObject({ fields: { reason: expect.any(String) } });

  await database.db.query("update orders set preview = 'mfe-catalog 2' where id = $1", [id]);
  expect((await manager.get(id)).moves).toEqual(['cancelled']);
  expect(await refusedMove(id, 'confirmed')).toMatchObject({ fields: { to: expect.any(String) } });
});

it('ends orders of a preview after a day, and lets their goods go', async () => {
  const before = await counts();
  const id = await order();
  const fresh = await order();
  await database.db.query("update orders set preview = 'mfe-catalog 2'");
  await database.db.query("update orders set created_at = now() - interval '25 hours' where id = $1", [id]);

  await endPreviewOrders(createStaffOrdersServices(parseSettings({}), database.db, () => {}));

  expect(await manager.get(id)).toMatchObject({ orderStatus: 'cancelled', cancelReason: expect.any(String) });
  expect(await manager.get(fresh)).toMatchObject({ orderStatus: 'new' });
  expect(await counts()).toEqual({ ...before, promised: before.promised + 1 });
});
