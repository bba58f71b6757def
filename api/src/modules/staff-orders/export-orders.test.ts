import type { CreateOrderInput } from '../../generated/resolvers-types';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, fastOrder, type TestShop } from '../../testing/test-shop';
import { ageProof, createTestStaff } from '../../testing/test-staff';
import { createManager } from '../../testing/test-staff-orders';
import type { TestUser } from '../../testing/test-users';

let database: TestDatabase;
let shop: TestShop;
let manager: TestUser;
/** The last entry of the record before the test: nothing deletes one. */
let before: number;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeEach(async () => {
  await database.reset();
  manager = await createManager(database);
  const { rows } = await database.db.query<{ id: number }>('select coalesce(max(id), 0)::int as id from staff_audit');
  before = rows[0]?.id ?? 0;
});

async function order(input: CreateOrderInput = fastOrder()): Promise<number> {
  const { order: placed, refusal } = await shop.order(input);
  if (!placed) throw new Error(JSON.stringify(refusal));
  return placed.id;
}

const exported = (query = '', headers: Record<string, string> = manager.headers) =>
  shop.app.inject({ method: 'GET', url: `/staff/export/orders.csv${query}`, headers });

const linesOf = async (query = '') => (await exported(query)).body.trimEnd().split('\r\n').slice(1);
const numbersOf = async (query: string) => (await linesOf(query)).map((line) => Number(line.split(';')[0]));

async function recorded() {
  const { rows } = await database.db.query<{ user_id: number; details: string }>(
    "select user_id, details from staff_audit where action = 'export-orders' and id > $1 order by id",
    [before],
  );
  return rows.map(({ user_id: userId, details }) => ({ userId, ...(JSON.parse(details) as object) }));
}

it('has what a table of orders needs, and no e-mail, address or comment', async () => {
  const id = await order(
    courierOrder({ email: 'anna@example.ru', deliveryStreet: 'Лесная', orderComment: 'Домофон 12' }),
  );
  await database.db.query("update orders set track_number = 'RA123456789RU' where id = $1", [id]);

  const answer = await exported();

  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders.csv"',
    'cache-control': 'no-store',
  });
  expect(answer.body).toMatch(
    /^\uFEFFНомер;Принят;Состояние;Способ оплаты;Оплата;Сумма, руб\.;Доставка;Город;Трек-номер;Имя;Телефон\r\n/,
  );
  expect(answer.body).toMatch(/\r\n000001;.*;Новый;Наличными;Не оплачен;[\d]+,\d\d;.*;RA123456789RU;/);
  expect(answer.body).not.toMatch(/anna@|Лесная|Домофон/);
});

it('writes no cell that a table program would run', async () => {
  await order(fastOrder({ fio: "=cmd|'/C calc'!A1" }));
  await order(fastOrder({ fio: '+7 "Аня"; @x' }));
  await order(fastOrder({ fio: '<img src=x onerror=alert(1)> \u202E' }));

  const [html, quoted, formula] = await linesOf();

  expect(formula).toContain(";'=cmd|'/C calc'!A1;");
  expect(quoted).toContain(`;"'+7 ""Аня""; @x";`);
  expect(html).toContain(';<img src=x onerror=alert(1)>');
  expect(html).toMatch(/;'\+7[^;]+$/); // a phone begins with a sign of formulas
});

it('has the orders of each filter of the list', async () => {
  const late = await order();
  const courier = await order(courierOrder());
  const preview = await order();
  await database.db.query("update orders set created_at = '2026-11-01T20:59:59Z' where id = $1", [late]);
  await database.db.query("update orders set preview = 'mfe-catalog 2', order_status = 'shipped' where id = $1", [
    preview,
  ]);

  expect(await numbersOf('')).toEqual([preview, courier, late]);
  expect(await numbersOf('?status=shipped')).toEqual([preview]);
  expect(await numbersOf('?day=2026-11-01')).toEqual([late]);
  expect(await numbersOf('?cityId=1&paymentType=cash&paymentStatus=not_paid')).toEqual([courier]);
  expect(await numbersOf('?isLate=true')).toEqual([late]);
  expect(await numbersOf('?isPreview=0')).toEqual([courier, late]);
  expect(await numbersOf(`?ids=${late},${preview}`)).toEqual([preview, late]);
  expect(await numbersOf(`?text=${encodeURIComponent('№ 000002')}`)).toEqual([courier]);
  expect(await numbersOf("?text='")).toEqual([]);
});

it.each(['status=lost', 'day=2026-02-30', 'cityId=x', 'ids=1,,2', 'isLate=yes', 'stauts=new', 'text=a&text=b'])(
  'refuses ?%s rather than export all buyers',
  async (query) => {
    const answer = await exported(`?${query}`);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { [query.split('=')[0] ?? '']: expect.stringMatching(/[а-я]/) },
    });
    expect(await recorded()).toEqual([]);
  },
);

it('goes beyond one part without gaps or repeats', async () => {
  const id = await order();
  await database.db.query(
    `insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', 1000 + n,
            'idempotency_key', gen_random_uuid(), 'guest_key_hash', null))).* from orders, generate_series(1, 1100) n where id = $1`,
    [id],
  );

  const numbers = await numbersOf('');

  expect(numbers).toEqual([...Array.from({ length: 1100 }, (_, index) => 2100 - index), id]);
});

it('records who exported how many and by which filters, without their values', async () => {
  await order();
  await exported('?text=8%20912&status=new');
  await exported();

  expect(await recorded()).toEqual([
    { userId: manager.id, orders: expect.any(Number), filters: ['status', 'text'] },
    { userId: manager.id, orders: 1, filters: [] },
  ]);
});

it('needs a proof of the last ten minutes, the right, and the header', async () => {
  const token = manager.headers.authorization.replace('Bearer ', '');
  const merchandiser = await createTestStaff(database.db, ['goods']);
  expect((await exported(`?token=${token}`, { cookie: `token=${token}` })).statusCode).toBe(401);
  expect((await exported('', merchandiser.headers)).json()).toMatchObject({ code: 'FORBIDDEN', right: 'orders' });

  await ageProof(database.db, manager, '10 minutes 1 second');
  const stale = await exported();

  expect(stale.statusCode).toBe(401);
  expect(stale.json()).toMatchObject({
    code: 'UNAUTHENTICATED',
    secondFactor: true,
    message: expect.stringContaining('вторым способом'),
  });
  expect(await recorded()).toEqual([]);
});
