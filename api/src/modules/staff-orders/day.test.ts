import { csvCell } from '../../csv/write-csv';
import { toKopecks } from '@shop/shared/format';
import type { StaffDay } from '../../generated/resolvers-types';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, fastOrder, type TestShop } from '../../testing/test-shop';
import { createManager, staffOrdersOf, type StaffOrdersCalls } from '../../testing/test-staff-orders';

const DAY = '2026-11-20';

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

/** An order that was placed at this time of Moscow. */
async function orderAt(time: string, input = courierOrder()): Promise<number> {
  const { order, refusal } = await shop.order(input);
  if (!order) throw new Error(JSON.stringify(refusal));
  await database.db.query('update orders set created_at = $2 where id = $1', [order.id, `${time}+03:00`]);
  return order.id;
}
const close = () => manager.call<StaffDay>('staffDay', { date: DAY });
const pay = (id: number, status: string, amount: number) =>
  manager.change('staffSetPayment', id, { status, amount, at: '2026-11-20T12:00:00.000Z', reason: 'Брак' });

it('has the orders of the day in Moscow, and none of previews', async () => {
  await orderAt('2026-11-19T23:59:59');
  const first = await orderAt('2026-11-20T00:00:00');
  const last = await orderAt('2026-11-20T23:59:59');
  const preview = await orderAt('2026-11-20T12:00:00');
  await orderAt('2026-11-21T00:00:00');
  await database.db.query("update orders set preview = 'mfe-catalog 2' where id = $1", [preview]);

  expect((await close()).orders.map(({ id }) => id)).toEqual([last, first]);
});

it('sums to the kopeck what the cards say: with discounts, returns, refunds and agreed deliveries', async () => {
  await database.db.query('update products set price_kopecks = price_kopecks + 1 where id = 103');
  const devices = await orderAt(`${DAY}T10:00:00`, courierOrder({ products: [{ productId: 103, productCount: 3 }] }));
  const fast = await orderAt(`${DAY}T11:00:00`, fastOrder());
  const cancelled = await orderAt(`${DAY}T12:00:00`);
  const refunded = await orderAt(`${DAY}T13:00:00`);
  await manager.change('staffUpdateOrder', devices, { input: { deliveryPrice: 460.57 } });
  await manager.change('staffMoveOrder', devices, { to: 'delivered' });
  const [line] = (await manager.get(devices)).products;
  await manager.change('staffReturnGoods', devices, {
    ...{ lines: [{ lineId: line?.id, count: 1, toShelf: 1 }], reason: 'Брак' },
  });
  await pay(devices, 'paid', 1000.07);
  await manager.change('staffMoveOrder', cancelled, { to: 'cancelled', reason: 'Передумал' });
  await pay(refunded, 'refunded', 10);

  const day = await close();
  const cards = await Promise.all([devices, fast, refunded].map((id) => manager.get(id)));
  const sum = (of: (order: { total: number; paidAmount: number; paymentStatus: string }) => number) =>
    cards.reduce((kopecks, card) => kopecks + toKopecks(of(card)), 0);

  expect(toKopecks(day.total)).toBe(sum(({ total }) => total));
  expect(toKopecks(day.paid)).toBe(sum(({ paidAmount, paymentStatus }) => (paymentStatus === 'paid' ? paidAmount : 0)));
  expect(toKopecks(day.total)).toBe(toKopecks(day.paid) + toKopecks(day.unpaid));
  for (const name of ['total', 'paid', 'unpaid'] as const)
    expect(day.payments.reduce((kopecks, row) => kopecks + toKopecks(row[name]), 0)).toBe(toKopecks(day[name]));
  expect(day.cancelled).toBe(1);

  const rows = day.csv.trimEnd().split('\r\n').slice(1);
  const inFile = rows.filter((row) => !row.includes('Отменён')).map((row) => row.split(';').at(-3) ?? '');
  expect(inFile.reduce((kopecks, text) => kopecks + toKopecks(Number(text.replace(',', '.'))), 0)).toBe(
    toKopecks(day.total),
  );
  expect(rows).toHaveLength(4);
});

it('names what was shipped today, whenever it was placed', async () => {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' }).format(new Date());
  const shipped = await orderAt('2026-11-01T12:00:00');
  const back = await orderAt('2026-11-01T12:00:00');
  await manager.change('staffMoveOrder', shipped, { to: 'shipped', carrier: 'СДЭК', trackNumber: '10029' });
  await manager.change('staffMoveOrder', back, { to: 'shipped' });
  await manager.change('staffUndoMove', back);

  const day = await manager.call<StaffDay>('staffDay', { date: today });

  expect(day.shipped).toEqual([{ id: shipped, carrier: 'СДЭК', trackNumber: '10029' }]);
  expect(day.csv).not.toContain('79');
});

it('gives a table program no formula', async () => {
  const id = await orderAt(`${DAY}T12:00:00`);
  await manager.change('staffMoveOrder', id, { to: 'shipped', carrier: '=cmd|calc', trackNumber: '+7;"1"' });

  expect((await close()).csv).toContain(`;'=cmd|calc;"'+7;""1""";`);
});

it.each([
  ['=1+1', "'=1+1"],
  ['+7 912', "'+7 912"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['СДЭК', 'СДЭК'],
  ['a;b', '"a;b"'],
  ['две\nстроки', '"две\nстроки"'],
])('writes the cell %j as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it.each(['2026-02-30', 'вчера', ''])('refuses the day %j', async (date) => {
  expect(await manager.refusal('staffDay', { date })).toMatchObject({ code: expect.any(String) });
});
