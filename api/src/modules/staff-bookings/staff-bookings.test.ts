import { isoDate } from '@shop/shared/format';
import type { StaffBooking, StaffBookings } from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, fastOrder, type TestShop } from '../../testing/test-shop';
import { createTestStaff } from '../../testing/test-staff';
import type { TestUser } from '../../testing/test-users';

const INSTALLATION = 201;
const FIELDS = `id orderId revision orderStatus service count fio phone hasEmail
  booking { date half place carMake agreedDay agreedTime agreedPlace }`;
const LIST = `query ($from: Date, $after: String, $first: Int) {
  staffBookings(from: $from, after: $after, first: $first) { after rows { ${FIELDS} } } }`;
const AGREE = `mutation ($id: Int!, $revision: Int!, $input: AgreedBookingInput!, $tellBuyer: Boolean = false) {
  staffAgreeBooking(id: $id, revision: $revision, input: $input, tellBuyer: $tellBuyer) { ${FIELDS} } }`;

let database: TestDatabase;
let shop: TestShop;
let manager: TestUser;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeEach(async () => {
  await database.reset();
  manager = await createTestStaff(database.db, ['orders'], { fullname: 'Пётр Ремезов' });
});

/** A day in so many weeks on which every centre is open: a Wednesday. */
function wednesday(weeks: number): string {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7));
  return isoDate(day.getTime());
}

async function book(date: string | null, more: object = {}) {
  const booking = { placeId: 1, carMake: 'Toyota', ...(date && { date }) };
  const products = [{ productId: INSTALLATION, productCount: 1, childProducts: [], booking }];
  const { order } = await shop.order({ ...fastOrder({ products }), ...more });
  if (!order) throw new Error('the order was refused');
  return order;
}

const list = (variables: object = {}) => answerTo<StaffBookings>(shop, manager, LIST, variables);
const first = async () => {
  const [row] = (await list()).rows;
  if (!row) throw new Error('no booking is listed');
  return row;
};
const AGREED = { day: wednesday(2), time: '10:30', place: 'Химки, ул. Пролётная, д. 12' };
const agree = ({ id, revision }: StaffBooking, more: object = {}) =>
  answerTo<StaffBooking>(shop, manager, AGREE, { id, revision, input: AGREED, ...more });

it('lists bookings of open orders by day, those without a day first, page by page', async () => {
  const late = await book(wednesday(3));
  const early = await book(wednesday(1));
  const open = await book(null);
  await database.db.query("update orders set order_status = 'cancelled' where id = $1", [(await book(null)).id]);

  const { rows } = await list();
  expect(rows.map(({ orderId }) => orderId)).toEqual([open.id, early.id, late.id]);
  expect(rows[1]).toMatchObject({
    phone: '79120004164',
    hasEmail: false,
    booking: { date: wednesday(1), half: null },
  });
  const pages = [await list({ first: 2 })];
  pages.push(await list({ first: 2, after: pages[0]?.after }));
  expect(pages.map((page) => page.rows.length)).toEqual([2, 1]);
  const later = (await list({ from: wednesday(2) })).rows;
  expect(later.map(({ orderId }) => orderId)).toEqual([open.id, late.id]);
});

it('turns a wish into an agreed day, records it, and lists it by that day', async () => {
  const order = await book(wednesday(1));
  const before = await first();

  expect(await agree(before)).toMatchObject({
    revision: before.revision + 1,
    booking: { date: wednesday(1), agreedDay: AGREED.day, agreedTime: '10:30', agreedPlace: AGREED.place },
  });
  const { rows } = await database.db.query<{ action: string; details: string }>(
    'select action, details from staff_audit where order_id = $1',
    [order.id],
  );
  expect(rows.map(({ action, details }) => [action, JSON.parse(details)])).toEqual([
    ['update-order', { revision: before.revision + 1, fields: ['booking'] }],
  ]);
});

it('tells the buyer by mail on request: the day is no wish any more', async () => {
  const email = 'anna@example.ru';
  const products = [
    { productId: INSTALLATION, productCount: 1, childProducts: [], booking: { placeId: 1, date: wednesday(1) } },
  ];
  await shop.order(courierOrder({ email, products }));
  await agree(await first(), { tellBuyer: true });

  const { rows } = await database.db.query<{ text: string }>(
    'select body as text from outbox where recipient = $1 order by id desc limit 1',
    [email],
  );
  expect(rows[0]?.text).toMatch(/10:30, Химки, ул\. Пролётная, д\. 12/);
});

it('meets a stale revision as a conflict, and an order that is gone as a refusal', async () => {
  const order = await book(null);
  const row = await first();
  await agree(row);
  const variables = { id: row.id, revision: row.revision, input: AGREED };
  expect(await refusalOf(shop, manager, AGREE, variables)).toMatchObject({
    code: 'CONFLICT',
    conflict: { by: 'Пётр Ремезов', fields: ['booking'] },
  });

  await database.db.query("update orders set order_status = 'shipped' where id = $1", [order.id]);
  const { rows } = await database.db.query<{ revision: number }>('select revision from orders where id = $1', [
    order.id,
  ]);
  const now = { ...variables, revision: rows[0]?.revision };
  expect(await refusalOf(shop, manager, AGREE, now)).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { id: expect.any(String) },
  });
  expect(await refusalOf(shop, manager, AGREE, { ...now, id: 999_999 })).toMatchObject({ code: 'NOT_FOUND' });
});

it.each([
  ['day', { day: '2020-01-01' }],
  ['day', { day: '2099-01-01' }],
  ['time', { time: '25:00' }],
  ['time', { time: 'утром' }],
  ['place', { place: ' \u202E ' }],
  ['place', { place: 'я'.repeat(301) }],
])('refuses %s of %j', async (field, part) => {
  await book(null);
  const { id, revision } = await first();

  expect(await refusalOf(shop, manager, AGREE, { id, revision, input: { ...AGREED, ...part } })).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { [field]: expect.stringMatching(/[а-яё]/i) },
  });
});
