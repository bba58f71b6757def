import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { setStock } from '../../testing/test-stock';
import { fastOrder, openTestShop, type TestShop } from '../../testing/test-shop';
import { createTestUser } from '../../testing/test-users';

const LOGISTIC = 106;
const DUOS_ONLINE = 105;
const CALL = 'позвоните, и мы оформим заказ вместе: 8 800 000-24-70.';

let database: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  database = await openTestDatabase();
  const orderLimits = { maxLines: 5, maxPieces: 10, maxUnconfirmedPieces: 25 };
  shop = await openTestShop(database.db, { settings: { areRateLimitsOn: true, orderLimits } });
}, 60_000);

afterEach(() => database.reset());

afterAll(async () => {
  await shop.close();
  await database.close();
});

function orderOf(productCount: number, productId = LOGISTIC) {
  return fastOrder({ products: [{ productId, productCount }] });
}

async function textOf(input: ReturnType<typeof fastOrder>, headers: Record<string, string> = {}): Promise<unknown> {
  const { refusal } = await shop.order(input, headers);
  expect(refusal).toEqual({ code: 'BAD_REQUEST', fields: { products: expect.any(String) } });
  return Object(refusal?.fields).products.replaceAll('\u00A0', ' ');
}

async function shopMail() {
  const { rows } = await database.db.query<{ subject: string; body: string }>(
    "select subject, body from outbox where recipient = 'orders@example.ru' order by id desc limit 1",
  );
  return rows[0];
}

describe('one order', () => {
  it('cannot sell out a product without a call', async () => {
    await setStock(database.db, LOGISTIC, 14);

    expect(await textOf(orderOf(14))).toBe(
      `Без звонка менеджера можно заказать не больше: INVIS DUOS Logistic, 10 шт. Уменьшите количество или ${CALL}`,
    );
    expect((await shop.order(orderOf(10))).order).not.toBeNull();
  });

  it('may take half of a large stock', async () => {
    await setStock(database.db, DUOS_ONLINE, 40);

    expect(await textOf(orderOf(21, DUOS_ONLINE))).toContain('DUOS ONLINE LITE, 20 шт.');
    expect((await shop.order(orderOf(20, DUOS_ONLINE))).order).not.toBeNull();
  });

  it('has a limited number of lines, accessories included', async () => {
    const childProducts = [10201, 10202, 10203, 10204, 10205].map((productId) => ({ productId, productCount: 1 }));
    const products = (accessories: number) => [
      { productId: 102, productCount: 1, childProducts: childProducts.slice(0, accessories) },
    ];

    expect(await textOf(fastOrder({ products: products(5) }))).toBe(
      `В одном заказе может быть не больше 5 позиций, считая аксессуары. Разделите заказ или ${CALL}`,
    );
    expect((await shop.order(fastOrder({ products: products(4) }))).order).not.toBeNull();
  });

  it('is told what is left rather than what is allowed', async () => {
    await setStock(database.db, LOGISTIC, 11);

    const { refusal } = await shop.order(orderOf(12));

    expect(refusal).toEqual({ code: 'BAD_REQUEST', products: [{ productId: LOGISTIC, available: 11 }] });
  });

  it('may name any number of services', async () => {
    expect((await shop.order(orderOf(999, 201))).order).not.toBeNull();
  });
});

describe('the unconfirmed orders of one buyer', () => {
  const HELD = `В заказах, которые менеджер ещё не подтвердил, может быть не больше 25 шт. Дождитесь звонка или ${CALL}`;
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it.each([
    ['the same phone, however it is written', { phone: '8 (912) 000-41-64' }, '203.0.113.2'],
    ['the same network address', { phone: '+7 999 000-00-00' }, '203.0.113.1'],
  ])('hold a limited number of pieces for %s', async (_name, changes, address) => {
    await shop.order(orderOf(10, 102), from('203.0.113.1'));
    await shop.order(orderOf(10, 110), from('203.0.113.1'));

    expect(await textOf({ ...orderOf(6), ...changes }, from(address))).toBe(HELD);
    const { order } = await shop.order({ ...orderOf(5), ...changes }, from(address));

    expect(order).not.toBeNull();
  });

  it('hold a limited number of pieces for the same account', async () => {
    const { headers } = await createTestUser(database.db);
    await shop.order(orderOf(20, 102), { ...headers, ...from('203.0.113.1') });

    const other = { ...orderOf(6), phone: '+7 999 000-00-00' };
    expect(await textOf(other, { ...headers, ...from('203.0.113.2') })).toBe(HELD);
    const { order } = await shop.order(other, from('203.0.113.2'));

    expect(order).not.toBeNull();
  });

  it.each([
    ['confirmed', "update orders set order_status = 'confirmed'"],
    ['a day old', "update orders set created_at = now() - interval '25 hours'"],
  ])('count no more once they are %s', async (_name, change) => {
    await shop.order(orderOf(20, 102));
    await database.db.query(change);

    expect((await shop.order(orderOf(6))).order).not.toBeNull();
  });
});

describe('the mail of the shop', () => {
  it('warns of an order that takes more than half of a stock', async () => {
    await setStock(database.db, LOGISTIC, 14);

    await shop.order(orderOf(8));

    const mail = await shopMail();
    expect(mail?.subject).toMatch(/^Новый заказ №.000001, .*₽\. Больше половины остатка$/);
    expect(mail?.body).toMatch(
      /^Этот заказ занял больше половины остатка: INVIS DUOS Logistic, 8 шт\. из 14\. Позвоните/,
    );
  });

  it('does not warn of half of a stock', async () => {
    await shop.order(orderOf(8));

    expect((await shopMail())?.subject).not.toContain('остатка');
    expect((await shopMail())?.body).not.toContain('остатка');
  });
});
