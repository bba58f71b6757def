import type { CreateOrderInput, StaffOrder, OrderPreview } from '../../generated/resolvers-types';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { pdfText } from '../../testing/pdf-text';
import { COMPANY, courierOrder, fastOrder, type TestShop } from '../../testing/test-shop';
import { stockOf } from '../../testing/test-stock';
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

const WITH_ACCESSORY = [{ productId: 102, productCount: 2, childProducts: [{ productId: 10202, productCount: 1 }] }];

async function order(input: CreateOrderInput = courierOrder({ products: WITH_ACCESSORY })): Promise<StaffOrder> {
  const { order: placed, refusal } = await shop.order(input);
  if (!placed) throw new Error(JSON.stringify(refusal));
  return manager.get(placed.id);
}

const update = (id: number, input: object, tellBuyer = false) =>
  manager.change('staffUpdateOrder', id, { input, tellBuyer });
const refused = (id: number, input: object) => manager.refusedChange('staffUpdateOrder', id, { input });

/** The list of an order's lines, as a client sends it back. */
function linesOf({ products }: StaffOrder) {
  return products.flatMap(({ childProducts, ...main }) =>
    [main, ...childProducts].map(({ id, productId, productCount, parentId }) => ({
      id,
      productId,
      productCount,
      parentId,
    })),
  );
}

const queued = async () =>
  (
    await database.db.query<{ kind: string; subject: string; body: string; html: string; invoice_of: number | null }>(
      'select kind, subject, body, html, invoice_of from outbox where kind is not null order by id',
    )
  ).rows;

describe('contact and delivery', () => {
  it('change where they are named, and stay where they are not', async () => {
    const before = await order();

    const after = await update(before.id, {
      phone: '8 (495) 123-45-67 доб. 12',
      deliveryComment: ' Код 41 ',
      deliveryStreet: null,
      deliveryPrice: 460,
    });

    expect(after).toMatchObject({
      phone: '74951234567',
      phoneExtension: '12',
      fio: before.fio,
      deliveryComment: 'Код 41',
      deliveryStreet: null,
      deliveryHome: before.deliveryHome,
      deliveryPrice: 460,
      deliveryPriceOpen: false,
      revision: 2,
      total: before.total - before.deliveryPrice + 460,
    });
    expect(after.history.at(-1)).toMatchObject({ action: 'update-order', by: 'Пётр Ремезов' });
    expect([...(after.history.at(-1)?.fields ?? [])].sort()).toEqual(
      ['deliveryComment', 'deliveryPrice', 'deliveryStreet', 'phone', 'phoneExtension'].sort(),
    );
  });

  it('close what was to be agreed', async () => {
    const open = await order(courierOrder({ deliveryCityId: 31, deliveryTypeId: 2 }));
    expect(open).toMatchObject({ deliveryPriceOpen: true, deliveryPrice: 0 });

    expect(await update(open.id, { deliveryPrice: 0 })).toMatchObject({ deliveryPriceOpen: false });
    expect(await update(open.id, { deliveryPrice: null })).toMatchObject({ deliveryPriceOpen: true });
  });

  it('have the price of the lists when the way is chosen anew', async () => {
    const { id } = await order();

    expect(await update(id, { deliveryTypeId: 3 })).toMatchObject({
      deliveryKind: 'pickup',
      deliveryPrice: 0,
      deliveryPlace: expect.any(String),
      deliveryStreet: null,
    });
  });

  it.each([
    [{ phone: '12' }, 'phone'],
    [{ fio: null }, 'fio'],
    [{ fio: 'Ы'.repeat(1000) }, 'fio'],
    [{ email: 'nobody' }, 'email'],
    [{ deliveryPrice: -1 }, 'deliveryPrice'],
    [{ deliveryPrice: 1e12 }, 'deliveryPrice'],
    [{ deliveryCityId: 9999 }, 'deliveryCityId'],
    [{ deliveryDate: '2020-01-01' }, 'deliveryDate'],
    [{ products: [] }, 'products'],
  ])('refuse %j', async (input, field) => {
    const { id } = await order();

    expect(await refused(id, input)).toMatchObject({ code: 'BAD_REQUEST', fields: { [field]: expect.any(String) } });
    expect((await manager.get(id)).revision).toBe(1);
  });

  it('take hostile texts as texts', async () => {
    const { id } = await order(courierOrder({ email: 'anna@example.ru' }));
    const fio = '<img src=x onerror=alert(1)> \u202Eеворп';

    expect(await update(id, { fio }, true)).toMatchObject({ fio });
    expect((await queued()).at(-1)?.html).not.toContain('<img src=x');
  });

  it('stay once the order is shipped', async () => {
    const { id } = await order();
    await manager.change('staffMoveOrder', id, { to: 'shipped' });

    expect(await refused(id, { fio: 'Другой' })).toMatchObject({ fields: { id: expect.any(String) } });
  });
});

describe('the lines', () => {
  it('keep their price where they stay, and have that of today where they are new', async () => {
    const before = await order();
    const [main] = before.products;
    await database.db.query('update products set price_kopecks = price_kopecks + 10000 where id in (102, 103)');
    const { rows } = await database.db.query<{ price: number }>(
      'select price_kopecks / 100 as price from product_prices where product_id = 103',
    );

    const after = await update(before.id, {
      products: [...linesOf(before).map((line) => ({ ...line, productCount: 3 })), { productId: 103, productCount: 1 }],
    });

    expect(after.products[0]).toMatchObject({ id: main?.id, productCount: 3, productPrice: main?.productPrice });
    expect(after.products[1]).toMatchObject({ productId: 103, productPrice: Number(rows[0]?.price) });
  });

  it('promise and free the difference', async () => {
    const before = await order();
    const accessory = before.products[0]?.childProducts[0]?.productId ?? 0;
    const [main, free] = [await stockOf(database.db, 102), await stockOf(database.db, accessory)];

    await update(before.id, { products: linesOf(before).filter(({ productId }) => productId === 102) });
    expect(await stockOf(database.db, accessory)).toBe((free ?? 0) + 1);

    const [line] = linesOf(await manager.get(before.id));
    await update(before.id, { products: [{ ...line, productCount: 1 }] });
    expect(await stockOf(database.db, 102)).toBe((main ?? 0) + 1);
  });

  it('refuse more than there is, naming how many the order can have', async () => {
    const before = await order();
    await database.db.query(
      'update stock_items set on_hand = promised + 1 where id = (select stock_item_id from products where id = 102)',
    );
    const products = linesOf(before).map((line) => (line.productId === 102 ? { ...line, productCount: 9 } : line));

    expect(await refused(before.id, { products })).toMatchObject({ products: [{ productId: 102, available: 3 }] });
  });

  it('add an accessory to a line that stays, and with a new product', async () => {
    const before = await order(courierOrder());
    const [main] = linesOf(before);

    const after = await update(before.id, {
      products: [
        main,
        { productId: 10202, productCount: 1, parentId: main?.id },
        { id: -1, productId: 103, productCount: 1 },
        { productId: 10301, productCount: 1, parentId: -1 },
      ],
    });

    expect(
      after.products.map(({ productId, childProducts }) => [productId, childProducts.map((child) => child.productId)]),
    ).toEqual([
      [102, [10202]],
      [103, [10301]],
    ]);
  });

  it.each([
    ['an accessory alone', [{ productId: 10202, productCount: 1 }]],
    ['a product that there is not', [{ productId: 999_999, productCount: 1 }]],
  ])('refuse %s', async (_what, more) => {
    const before = await order();

    expect(await refused(before.id, { products: [...linesOf(before), ...more] })).toMatchObject({
      products: [{ productId: more[0]?.productId, available: 0 }],
    });
  });

  it.each([
    ['a line of another order', [{ id: 9999, productId: 102, productCount: 1 }]],
    ['no pieces', [{ productId: 103, productCount: 0 }]],
    ['an accessory of a line that goes', [{ productId: 10202, productCount: 1, parentId: 9999 }]],
  ])('refuse %s', async (_what, more) => {
    const before = await order();

    expect(await refused(before.id, { products: [...linesOf(before), ...more] })).toMatchObject({
      fields: { products: expect.any(String) },
    });
  });
});

describe('the preview', () => {
  const preview = (id: number, variables: object) =>
    manager.call<OrderPreview>('staffPreviewOrder', { id, revision: 1, ...variables });

  it('has the sum, the stock and the very mail of the change, and changes nothing', async () => {
    const before = await order(courierOrder({ email: 'anna@example.ru', products: WITH_ACCESSORY }));
    const input = { deliveryPrice: 460, products: linesOf(before).map((line) => ({ ...line, productCount: 1 })) };
    const free = await stockOf(database.db, 102);

    const seen = await preview(before.id, { input, to: 'confirmed' });

    expect(await manager.get(before.id)).toEqual({ ...before, mails: expect.any(Array) });
    expect(await stockOf(database.db, 102)).toBe(free);
    expect(seen.stock).toContainEqual(expect.objectContaining({ onHand: 0, promised: -1 }));
    expect(seen.mails.map(({ to }) => to)).toEqual(['anna@example.ru', 'anna@example.ru']);

    const after = await update(before.id, input, true);
    const sent = (await queued()).at(-1);
    const withoutKey = (text = '') => text.replace(/key=[\w-]{43}/g, 'key');
    expect(after.total).toBe(seen.total);
    expect(withoutKey(sent?.html)).toBe(withoutKey(seen.mails[0]?.html));
    expect(withoutKey(sent?.body)).toBe(withoutKey(seen.mails[0]?.text));
  });

  it('refuses what the change would', async () => {
    const { id } = await order();

    expect(await manager.refusal('staffPreviewOrder', { id, revision: 1, input: { fio: null } })).toMatchObject({
      fields: { fio: expect.any(String) },
    });
    expect(await manager.refusal('staffPreviewOrder', { id, revision: 7, to: 'confirmed' })).toMatchObject({
      code: 'CONFLICT',
    });
  });
});

it('mails a new invoice, which makes the old one void, with the sum of the card', async () => {
  const placed = await order(
    courierOrder({ ...COMPANY, email: 'anna@example.ru', paymentType: 'invoice', products: WITH_ACCESSORY }),
  );

  const after = await update(placed.id, { deliveryPrice: 460 }, true);

  const mail = (await queued()).at(-1);
  expect(mail).toMatchObject({ kind: 'orderBuyerRevised', invoice_of: placed.id });
  expect(mail?.body.replaceAll('\u00A0', ' ')).toContain('счёт № 000001-2. Прежний счёт № 000001 больше не действует');
  const { data } = await shop.request(
    `query ($id: Int!) { staffOrder(id: $id) { invoice } }`,
    { id: placed.id },
    manager.user.headers,
  );
  const { invoice } = data?.staffOrder as { invoice: string };
  const text = pdfText(Buffer.from(invoice, 'base64')).replace(/\s/g, '');
  expect(text).toContain('№000001-2');
  expect(text).toContain(String(after.total).replace('.', ','));
});

describe('payment', () => {
  const pay = (id: number, more: object) =>
    manager.change('staffSetPayment', id, { status: 'paid', amount: 100.5, at: '2026-11-01T10:00:00.000Z', ...more });

  it('is marked with its amount and time', async () => {
    const { id } = await order();

    expect(await pay(id, {})).toMatchObject({
      paymentStatus: 'paid',
      paidAmount: 100.5,
      paidAt: '2026-11-01T10:00:00.000Z',
      revision: 2,
    });
    expect(await pay(id, { status: 'refunded', reason: 'Брак' })).toMatchObject({
      paymentStatus: 'refunded',
      notes: [{ text: 'Брак', by: 'Пётр Ремезов' }],
    });
  });

  it.each([
    [{ amount: -1 }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ at: '2100-01-01T00:00:00Z' }, 'at'],
    [{ status: 'refunded' }, 'reason'],
  ])('refuses %j', async (more, field) => {
    const { id } = await order();
    const mark = { status: 'paid', amount: 1, at: '2026-11-01T10:00:00.000Z', ...more };

    expect(await manager.refusedChange('staffSetPayment', id, mark)).toMatchObject({
      fields: { [field]: expect.any(String) },
    });
  });
});

describe('a return', () => {
  const reason = 'Не подошёл';

  it('lowers what is due, and puts on the shelf what can be sold', async () => {
    const placed = await order(fastOrder({ products: [{ productId: 102, productCount: 3 }] }));
    await manager.change('staffMoveOrder', placed.id, { to: 'delivered' });
    const [line] = linesOf(placed);
    const free = (await stockOf(database.db, 102)) ?? 0;

    const after = await manager.change('staffReturnGoods', placed.id, {
      lines: [{ lineId: line?.id, count: 2, toShelf: 1 }],
      reason,
    });

    expect(placed.canReturnGoods).toBe(false);
    expect(after).toMatchObject({ orderStatus: 'delivered', total: placed.total / 3, undoUntil: null });
    expect(after.canReturnGoods).toBe(true);
    expect(after.products[0]).toMatchObject({ productCount: 1 });
    expect(after.notes).toEqual([expect.objectContaining({ text: reason })]);
    expect(await stockOf(database.db, 102)).toBe(free + 1);
    expect(
      await manager.refusedChange('staffReturnGoods', placed.id, {
        lines: [{ lineId: line?.id, count: 2, toShelf: 0 }],
        reason,
      }),
    ).toMatchObject({ fields: { lines: expect.any(String) } });
  });

  it('is of goods that have gone out, and ends the way back', async () => {
    const placed = await order();
    const lines = [{ lineId: linesOf(placed)[0]?.id, count: 1, toShelf: 1 }];
    expect(await manager.refusedChange('staffReturnGoods', placed.id, { lines, reason })).toMatchObject({
      fields: { id: expect.any(String) },
    });

    await manager.change('staffMoveOrder', placed.id, { to: 'shipped' });
    const after = await manager.change('staffReturnGoods', placed.id, { lines, reason });

    expect(after.moves).toEqual(['delivered', 'cancelled']);
  });
});

describe("a caller's order", () => {
  const create = (input: object) =>
    manager.call('staffCreateOrder', { input: { ...courierOrder({ email: 'anna@example.ru' }), ...input } });

  it('is placed once, with the agreed price, and mailed to the buyer only', async () => {
    const input = { idempotencyKey: '11111111-1111-4111-8111-111111111111', deliveryPrice: 460 };

    const first = await create(input);
    const again = await create(input);

    expect(first).toMatchObject({ source: 'phone', deliveryPrice: 460, callBy: null, orderStatus: 'new' });
    expect(again.id).toBe(first.id);
    expect(first.history).toEqual([expect.objectContaining({ action: 'create-order', by: 'Пётр Ремезов' })]);
    const { rows } = await database.db.query<{ recipient: string; body: string }>('select recipient, body from outbox');
    expect(rows.map(({ recipient }) => recipient)).toEqual(['anna@example.ru']);
    expect(rows[0]?.body).toMatch(/key=[\w-]{43}/);
  });

  it('is an account’s only where a confirmed e-mail agrees', async () => {
    const { email, phone } = manager.user;
    const owner = async (id: number) =>
      (await database.db.query<{ user_id: number | null }>('select user_id from orders where id = $1', [id])).rows[0]
        ?.user_id;

    expect(await owner((await create({ phone })).id)).toBeNull();
    expect(await owner((await create({ email: email.toUpperCase() })).id)).toBe(manager.user.id);
    await database.db.query(
      "insert into users (email, phone, fullname, password_hash) values ('new@example.ru', '79990000000', 'Имя', 'x')",
    );
    expect(await owner((await create({ email: 'new@example.ru' })).id)).toBeNull();
  });
});

describe('notes and visitors', () => {
  it('are seen on the card, and go with the account of the buyer', async () => {
    const { id } = await order();
    const other = staffOrdersOf(shop, await createManager(database, 'Ольга Лунина'));

    const noted = await manager.call('staffNote', { orderId: id, text: ' Перезвонить <b>в 18</b> ' });
    expect(noted).toMatchObject({ revision: 1, notes: [{ text: 'Перезвонить <b>в 18</b>', by: 'Пётр Ремезов' }] });

    expect(await other.call<string[]>('staffVisitOrder', { id })).toEqual([]);
    expect(await manager.call<string[]>('staffVisitOrder', { id })).toEqual(['Ольга Лунина']);
    expect((await manager.get(id)).openBy).toEqual(['Ольга Лунина']);
    expect((await other.get(id)).openBy).toEqual(['Пётр Ремезов']);
    const { rows } = await database.db.query("select from staff_audit where action = 'view-order' and order_id = $1", [
      id,
    ]);
    expect(rows).toHaveLength(2);
  });

  it('refuse an empty or endless text, and an order that there is not', async () => {
    const { id } = await order();

    for (const text of [' ', 'я'.repeat(3001)])
      expect(await manager.refusal('staffNote', { orderId: id, text })).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await manager.refusal('staffNote', { orderId: 404, text: 'Да' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await manager.refusal('staffVisitOrder', { id: 404 })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
