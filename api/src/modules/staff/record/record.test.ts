import type { StaffRecord, StaffRecordEntry, StaffRecordFilter } from '../../../generated/resolvers-types';
import { ALL_RIGHTS } from '../../../staff-rights';
import { answerTo, refusalOf } from '../../../testing/request-as';
import { setUpShop } from '../../../testing/set-up-shop';
import type { TestDatabase } from '../../../testing/test-database';
import { courierOrder, type TestShop } from '../../../testing/test-shop';
import { createTestStaff } from '../../../testing/test-staff';
import { createManager, staffOrdersOf } from '../../../testing/test-staff-orders';
import type { TestUser } from '../../../testing/test-users';

const RECORD = `query ($filter: StaffRecordFilter, $after: String, $first: Int) {
  staffRecord(filter: $filter, after: $after, first: $first) {
    after rows { id at by action kind orderId pageId person rights fields } } }`;

let database: TestDatabase;
let shop: TestShop;
let owner: TestUser;
let manager: TestUser;
let orderId: number;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

interface Added {
  by?: number | null;
  /** SQL. */
  at?: string;
  page?: string;
}

const add = (action: string, { by = owner.id, at = 'now()', page }: Added = {}) =>
  database.db.query(`insert into staff_audit (user_id, action, page_id, at) values ($1, $2, $3, ${at})`, [
    ...[by, action, page ?? null],
  ]);

/** One order that was changed and looked at, and what people did besides. */
beforeAll(async () => {
  owner = await createTestStaff(database.db, ALL_RIGHTS, { fullname: 'Анна Ветрова' });
  manager = await createManager(database);
  const desk = staffOrdersOf(shop, manager);
  const { order } = await shop.order(courierOrder({ email: 'secret@example.ru', fio: 'Тайная Тайна' }));
  orderId = order?.id ?? 0;
  await desk.change('staffUpdateOrder', orderId, { input: { deliveryPrice: 777, fio: 'Тайный Тайн' } });
  await desk.change('staffMoveOrder', orderId, { to: 'cancelled', reason: 'Тайная причина' });
  await desk.call('staffVisitOrder', { id: orderId });
  await desk.call('staffNote', { orderId, text: 'Тайная заметка' });
  await answerTo(
    shop,
    owner,
    `mutation { staffSetRights(userId: ${manager.id}, rights: [orders, goods]) { success } }`,
  );
  await add('publish', { page: 'farms', at: "'2026-11-20T20:59:59Z'" });
  await add('publish', { page: 'farms', at: "'2026-11-20T21:00:00Z'" });
  await add('take-release', { by: null, page: 'farms' });
  await add('fly-to-the-moon');
});

const read = (filter: StaffRecordFilter = {}, more: object = {}) =>
  answerTo<StaffRecord>(shop, owner, RECORD, { filter, ...more });
const actionsOf = async (filter: StaffRecordFilter) => (await read(filter)).rows.map(({ action }) => action);

it('says who did what to which order, with the names of fields and no value', async () => {
  const { rows } = await read({ orderId });

  expect(rows.map(({ action, by, fields }) => ({ action, by, fields }))).toEqual([
    { action: 'note-order', by: 'Пётр Ремезов', fields: [] },
    { action: 'view-order', by: 'Пётр Ремезов', fields: [] },
    { action: 'move-order', by: 'Пётр Ремезов', fields: ['orderStatus', 'cancelReason'] },
    { action: 'update-order', by: 'Пётр Ремезов', fields: expect.arrayContaining(['deliveryPrice', 'fio']) },
  ]);
  // Milliseconds of a time may be 777, too.
  expect(JSON.stringify(rows.map(({ at: _at, ...row }) => row))).not.toMatch(/Тай|secret@|777/);
});

it('names whom it was done to, with the rights that were given', async () => {
  expect((await read({ kind: 'access' })).rows).toMatchObject([
    { action: 'set-rights', by: 'Анна Ветрова', person: 'Пётр Ремезов', rights: ['orders', 'goods'] },
  ]);
});

it.each<[string, () => StaffRecordFilter, string[]]>([
  ['person', () => ({ userId: manager.id, kind: 'pages' }), []],
  ['person and kind', () => ({ userId: owner.id, kind: 'pages' }), ['publish', 'publish']],
  ['kind', () => ({ kind: 'pages' }), ['take-release', 'publish', 'publish']],
  ['a day of Moscow', () => ({ day: '2026-11-20' }), ['publish']],
  ['the next one', () => ({ day: '2026-11-21' }), ['publish']],
  ['who looked', () => ({ kind: 'views' }), ['view-order']],
  ['changes of orders', () => ({ kind: 'orders' }), ['note-order', 'move-order', 'update-order']],
  ['a kind without actions', () => ({ kind: 'goods' }), []],
  ['an order that nobody has', () => ({ orderId: 999_999 }), []],
])('is filtered by %s', async (_what, filter, actions) => {
  expect(await actionsOf(filter())).toEqual(actions);
});

it('comes in pages that follow each other', async () => {
  const seen: StaffRecordEntry[] = [];
  let after: string | null = null;
  do {
    const page: StaffRecord = await read({}, { after, first: 3 });
    seen.push(...page.rows);
    after = page.after ?? null;
  } while (after);

  const { rows } = await read();
  expect(rows.length).toBeGreaterThan(8);
  expect(seen).toEqual(rows);
});

it.each([
  ['first', { first: 51 }],
  ['first', { first: 0 }],
  ['after', { after: '1; drop table users' }],
])('says what is wrong with `%s` in %j', async (field, variables) => {
  expect(await refusalOf(shop, owner, RECORD, variables)).toEqual({
    code: 'BAD_REQUEST',
    fields: { [field]: expect.any(String) },
  });
});

it('keeps its rows, without a name, when the account of the person is gone', async () => {
  const gone = await createTestStaff(database.db, ['pages'], { fullname: 'Олег Лунин' });
  await add('unpublish', { by: gone.id, page: 'farms' });
  await database.db.query('delete from users where id = $1', [gone.id]);

  expect((await read({ userId: gone.id })).rows).toMatchObject([{ action: 'unpublish', by: null, pageId: 'farms' }]);
});
