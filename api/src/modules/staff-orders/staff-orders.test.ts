import type { CreateOrderInput } from '../../generated/resolvers-types';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { COMPANY, courierOrder, fastOrder, type TestShop } from '../../testing/test-shop';
import { createManager, staffOrdersOf, type StaffOrdersCalls } from '../../testing/test-staff-orders';

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

const idsOf = async (filter: object) => (await manager.list({ filter })).rows.map(({ id }) => id);

describe('the list', () => {
  it('has the newest first, in pages without gaps or repeats', async () => {
    for (let count = 0; count < 5; count += 1) await order();

    const first = await manager.list({ first: 2 });
    await order();
    const second = await manager.list({ first: 2, after: first.after });
    const last = await manager.list({ first: 2, after: second.after });

    expect([first, second, last].map(({ rows }) => rows.map(({ id }) => id))).toEqual([[5, 4], [3, 2], [1]]);
    expect(last.after).toBeNull();
    expect(first.counts).toContainEqual({ status: 'new', count: 5 });
  });

  it('has a mark that changes with orders and with who has them open, and stays without', async () => {
    const mark = async () => (await manager.list()).mark;
    const marks = [await mark()];
    const id = await order();
    marks.push(await mark());
    await manager.call('staffVisitOrder', { id });
    marks.push(await mark());
    await manager.change('staffMoveOrder', id, { to: 'confirmed' });
    marks.push(await mark());

    expect(new Set(marks).size).toBe(4);
    expect(await mark()).toBe(marks.at(-1));
    expect(await manager.call('staffOrdersMark')).toBe(marks.at(-1));
  });

  it('has another mark after a change that began before a later one and ended after it', async () => {
    const [slow, quick] = [await order(), await order()];
    const raise = (id: number, secondsAgo: number) =>
      database.db.query(
        'update orders set revision = revision + 1, updated_at = now() - make_interval(secs => $2) where id = $1',
        [id, secondsAgo],
      );
    await raise(quick, 0);
    const before = (await manager.list()).mark;
    await raise(slow, 5);

    expect((await manager.list()).mark).not.toBe(before);
  });

  it.each([{ first: 51 }, { first: 0 }, { after: 'x' }])('refuses %j', async (variables) => {
    expect(await manager.refusal('staffOrders', variables)).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { [Object.keys(variables)[0] ?? '']: expect.any(String) },
    });
  });

  it('has what the shop knows of an order, with the total of its mails', async () => {
    const id = await order(courierOrder({ email: 'anna@example.ru' }));

    const [row] = (await manager.list()).rows;
    const { rows: mails } = await database.db.query<{ subject: string }>('select subject from outbox order by id');

    expect(row).toMatchObject({ id, orderStatus: 'new', revision: 1, source: 'site', isPreview: false, paidAmount: 0 });
    expect(mails[0]?.subject).toContain(String(row?.total).slice(-3));
    expect(row?.callBy).toEqual(expect.any(String));
    expect(row?.history).toEqual([expect.objectContaining({ by: 'Покупатель', action: 'place-order' })]);
    expect(row?.mails).toEqual([expect.objectContaining({ kind: 'orderBuyerPerson', to: 'anna@example.ru' })]);
  });

  it('filters by status, day in Moscow, city, payment, lateness and preview', async () => {
    const late = await order();
    const courier = await order(courierOrder());
    const preview = await order();
    const done = await order();
    await database.db.query("update orders set created_at = '2026-11-01T20:59:59Z' where id = $1", [late]);
    await database.db.query("update orders set preview = 'mfe-catalog 2' where id = $1", [preview]);
    await database.db.query("update orders set order_status = 'shipped', payment_status = 'paid' where id = $1", [
      done,
    ]);

    expect(await idsOf({ status: 'shipped' })).toEqual([done]);
    expect(await idsOf({ day: '2026-11-01' })).toEqual([late]);
    expect(await idsOf({ day: '2026-11-02' })).toEqual([]);
    expect(await idsOf({ cityId: 1 })).toEqual([courier]);
    expect(await idsOf({ paymentType: 'cash' })).toEqual([courier]);
    expect(await idsOf({ paymentStatus: 'paid' })).toEqual([done]);
    expect(await idsOf({ isLate: true })).toEqual([late]);
    expect(await idsOf({ isPreview: true })).toEqual([preview]);
    expect(await idsOf({ isPreview: false, ids: [preview, courier] })).toEqual([courier]);
    expect((await manager.list()).counts).toContainEqual({ status: 'new', count: 2 });
  });
});

describe('the search', () => {
  const COMPANY_ORDER = {
    ...COMPANY,
    fio: 'Семён Римский-Корсаков',
    email: 'Anna.Vetrova@example.ru',
    phone: '8 (495) 123-45-67 доб. 12',
    paymentType: 'invoice',
  } as const;

  it.each([
    ['a number', '2'],
    ['a written number', '№ 000002'],
    ['a phone as it is typed', '8 (495) 123-45-67'],
    ['a phone as it is read out', '8 495 123 45 67'],
    ['a phone without its country', '4951234567'],
    ['the beginning of a phone', '+7 495 12'],
    ['the end of a phone', '45-67'],
    ['a name', 'семен римский'],
    ['a part of a name', 'корсак'],
    ['a name with a hyphen', 'Римский-Корсаков'],
    ['a company', '«первая прокатная»'],
    ['an ИНН', '7700000016'],
    ['an e-mail', 'anna.vetrova@example.ru'],
    ['the beginning of an e-mail', 'anna.v'],
    ['an article', 'ids-103'],
    ['an article and a name', 'Семён IDS-103'],
    ['a track number', 'ra 123456789 ru'],
    ['a name and a phone', 'семён 4567'],
  ])('finds an order by %s', async (_what, text) => {
    await order();
    const id = await order(courierOrder({ ...COMPANY_ORDER, products: [{ productId: 103, productCount: 1 }] }));
    await database.db.query("update orders set track_number = 'RA123456789RU' where id = $1", [id]);

    expect(await idsOf({ text })).toEqual([id]);
  });

  it.each(["'", '\\', "o'b | !x:*", '&', '((', '‮', '%', ':*', '\u0000a', 'я'.repeat(3000)])(
    'finds nothing by %j',
    async (text) => {
      await order();

      expect(await idsOf({ text })).toEqual([]);
    },
  );

  it('finds hostile names as text', async () => {
    const fio = `<img src=x onerror=alert(1)> =cmd|' \u202E ${'Ы'.repeat(20)}`;
    const id = await order(fastOrder({ fio }));

    expect(await idsOf({ text: 'onerror=alert(1)' })).toEqual([id]);
    expect((await manager.get(id)).fio).toBe(fio);
  });
});

it('says NOT_FOUND of an order that there is not', async () => {
  expect(await manager.refusal('staffOrder', { id: 404 })).toMatchObject({ code: 'NOT_FOUND' });
});
