import { formatDateLong } from '@shop/shared/format';
import type { OrderStatus, SiteOrder } from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { BAD_ID_FILTERS, EMPTY_FILTER } from '../../testing/bad-id-filters';
import type { TestDatabase } from '../../testing/test-database';
import { stockOf } from '../../testing/test-stock';
import { courierOrder, fastOrder, openTestShop, ORDER_FIELDS, type TestShop } from '../../testing/test-shop';
import type { TestUser } from '../../testing/test-users';
import { setUpTwoUsers } from '../../testing/two-users';

const REQUIRED = 'Поле обязательно для заполнения';
const UPDATE = `mutation ($input: UpdateOrderInput!, $filter: ByIdFilter!) {
  siteUpdateOrders(input: $input, filter: $filter, source: MARKET) { ${ORDER_FIELDS} } }`;
const CANCEL = { orderStatus: 'cancelled' };
const FORBIDDEN = { code: 'FORBIDDEN' };

let database: TestDatabase;
let shop: TestShop;
let anna: TestUser;
let oleg: TestUser;

setUpTwoUsers((parts) => {
  ({ database, shop, anna, oleg } = parts);
});

const byId = (...orders: SiteOrder[]) => ({ id: { in: orders.map(({ id }) => id) } });
const update = (user: TestUser, input: object, filter: object) =>
  answerTo<SiteOrder[]>(shop, user, UPDATE, { input, filter });
const refusal = (user: TestUser, input: object, filter: object) => refusalOf(shop, user, UPDATE, { input, filter });

async function place(user: TestUser, input = fastOrder()): Promise<SiteOrder> {
  const { order } = await shop.order(input, user.headers);
  if (!order) throw new Error('the order was refused');
  return order;
}

async function read(user: TestUser, { id }: SiteOrder): Promise<SiteOrder | undefined> {
  const query = `query ($filter: ByIdFilter) { siteOrders(filter: $filter) { ${ORDER_FIELDS} } }`;
  return (await answerTo<SiteOrder[]>(shop, user, query, { filter: { id: { equal: id } } }))[0];
}

async function setStatus({ id }: SiteOrder, status: OrderStatus): Promise<void> {
  await database.db.query('update orders set order_status = $2 where id = $1', [id, status]);
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

describe('a change to an order', () => {
  it('stores comments, date and hours, clears empty fields and leaves the rest', async () => {
    const order = await place(anna, courierOrder({ orderComment: 'Старый', deliveryPeriod: '10:00–14:00' }));
    const input = { orderComment: ' Позвоните ', deliveryDate: dayFromNow(5), deliveryPeriod: '' };

    const [updated] = await update(anna, input, byId(order));

    expect(updated).toEqual({
      ...order,
      orderComment: 'Позвоните',
      deliveryDate: dayFromNow(5),
      deliveryPeriod: null,
      updatedAt: expect.any(String),
    });
    expect(Date.parse(updated?.updatedAt ?? '')).toBeGreaterThan(Date.parse(order.updatedAt));
    expect(await read(anna, order)).toEqual(updated);
    expect(await stockOf(database.db, 102)).toBe(47);
  });

  it('clears the date with null', async () => {
    const order = await place(anna, courierOrder({ deliveryDate: dayFromNow(3) }));

    const [updated] = await update(anna, { deliveryDate: null, deliveryComment: null }, byId(order));

    expect(updated).toMatchObject({ deliveryDate: null, deliveryComment: null });
  });

  it.each([
    ['a day in the past', { deliveryDate: '2020-01-01' }, { deliveryDate: 'Дата не может быть в прошлом' }],
    ['a day years ahead', { deliveryDate: '2099-01-01' }, { deliveryDate: 'Выберите дату в пределах года' }],
    [
      'texts that are too long',
      { orderComment: 'о'.repeat(1001), deliveryComment: 'д'.repeat(1001), deliveryPeriod: 'п'.repeat(65) },
      {
        orderComment: 'Длина поля не может превышать 1000 символов',
        deliveryComment: 'Длина поля не может превышать 1000 символов',
        deliveryPeriod: 'Длина поля не может превышать 64 символов',
      },
    ],
    ['no change', {}, { input: REQUIRED }],
  ])('is refused for %s', async (_name, input, fields) => {
    const order = await place(anna);

    expect(await refusal(anna, input, byId(order))).toEqual({ code: 'BAD_REQUEST', fields });
    expect(await read(anna, order)).toEqual(order);
  });

  it.each([
    ['a day no calendar has', { deliveryDate: '2027-02-30' }],
    ['a number for a comment', { orderComment: 5 }],
    ['a status that does not exist', { orderStatus: 'lost' }],
    ['a field that is not the buyer’s', { paymentStatus: 'paid' }],
  ])('is refused for %s', async (_name, input) => {
    expect(await refusal(anna, input, byId(await place(anna)))).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it.each([EMPTY_FILTER, ...BAD_ID_FILTERS])('is refused for %s', async (_name, filter, fields) => {
    const order = await place(anna);

    expect(await refusal(anna, CANCEL, filter)).toEqual({ code: 'BAD_REQUEST', fields });
    expect(await read(anna, order)).toEqual(order);
  });

  it('needs the source', async () => {
    const operation = UPDATE.replace(', source: MARKET', '');

    const answer = await refusalOf(shop, anna, operation, { input: CANCEL, filter: byId(await place(anna)) });

    expect(answer).toMatchObject({ code: 'BAD_REQUEST' });
  });
});

/** Mails about changes, oldest first. */
async function mailsTo(recipient: string) {
  const { rows } = await database.db.query<{ recipient: string; reply_to: string; subject: string; body: string }>(
    `select recipient, reply_to, subject, body from outbox
     where recipient = $1 and subject not like 'Новый%' and subject not like '%принят' order by id`,
    [recipient],
  );
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  return rows.map((mail) => ({ ...mail, subject: plain(mail.subject), body: plain(mail.body) }));
}

describe('the buyer', () => {
  const email = 'anna@example.ru';

  it('gets a mail that the order is cancelled', async () => {
    const order = await place(anna, fastOrder({ email }));

    await update(anna, CANCEL, byId(order));

    const [mail, ...others] = await mailsTo(email);
    expect(mail?.subject).toBe('Заказ № 000001 отменён');
    expect(mail?.body).toContain('Вы отменили заказ № 000001');
    expect(mail?.body).toContain(`/orders/${order.id}`);
    expect(mail?.body).not.toMatch(/[{}]|undefined|null/);
    expect(others).toEqual([]);
  });

  it('gets a mail about a new date, but not about a comment', async () => {
    const order = await place(anna, fastOrder({ email }));

    await update(anna, { orderComment: 'Позвоните' }, byId(order));
    await update(anna, { deliveryDate: dayFromNow(5) }, byId(order));

    const [mail, ...others] = await mailsTo(email);
    expect(mail?.subject).toBe('Заказ № 000001 изменён');
    expect(mail?.body).toContain(`Когда доставить: ${formatDateLong(dayFromNow(5))}.`);
    expect(others).toEqual([]);
  });
});

describe('the shop', () => {
  const mailsToShop = () => mailsTo('orders@example.ru');

  it('gets a mail with the changes', async () => {
    const order = await place(anna);
    await database.db.query("update orders set email = 'anna@example.ru'");

    await update(anna, { orderComment: 'Позвоните', deliveryDate: dayFromNow(5) }, byId(order));

    const [mail] = await mailsToShop();
    expect(mail).toMatchObject({
      recipient: 'orders@example.ru',
      reply_to: 'anna@example.ru',
      subject: 'Заказ № 000001 изменён покупателем',
    });
    expect(mail?.body).toContain(`Когда доставить: ${formatDateLong(dayFromNow(5))}\n`);
    expect(mail?.body).toContain('Комментарий: Позвоните\n');
    expect(mail?.body).toContain('Покупатель: Анна Ветрова\nТелефон: +7 912 000-41-64\nE-mail: anna@example.ru');
  });

  it('gets one mail about a cancelled order, and none about refused changes', async () => {
    const order = await place(anna);

    await Promise.all([1, 2, 3].map(() => refusal(anna, CANCEL, byId(order))));

    const mails = await mailsToShop();
    expect(mails.map(({ subject }) => subject)).toEqual(['Заказ № 000001 отменён покупателем']);
    expect(mails[0]?.body).toContain('Товары вернулись в остатки');
  });

  it('is not flooded: 30 changes in 15 minutes', async () => {
    const limited = await openTestShop(database.db, { settings: { areRateLimitsOn: true } });
    const order = await place(anna);
    const change = (user: TestUser, filter: object) =>
      refusalOf(limited, user, UPDATE, { input: { orderComment: 'Ещё раз' }, filter });
    for (let count = 0; count < 30; count += 1) await change(anna, byId(order));

    const refused = await change(anna, byId(order));
    const byOleg = await change(oleg, byId(await place(oleg)));
    await limited.close();

    expect(refused).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) });
    expect(byOleg).toBeUndefined();
    expect(await mailsToShop()).toHaveLength(31);
  });
});

describe('a cancelled order', () => {
  it('returns the goods to stock, including accessories and repeated lines, and records when', async () => {
    const products = [
      { productId: 102, productCount: 2, childProducts: [{ productId: 10201, productCount: 3 }] },
      { productId: 102, productCount: 4 },
      { productId: 201, productCount: 1 },
    ];
    const before = await Promise.all([102, 10201, 201].map((productId) => stockOf(database.db, productId)));
    const order = await place(anna, fastOrder({ products }));
    expect(await stockOf(database.db, 102)).toBe(42);

    const [cancelled] = await update(anna, { ...CANCEL, orderComment: 'Передумала' }, byId(order));

    expect(cancelled).toMatchObject({ orderStatus: 'cancelled', orderComment: 'Передумала', products: order.products });
    expect(Date.parse(cancelled?.statusUpdatedAt ?? '')).toBeGreaterThan(Date.parse(order.statusUpdatedAt));
    expect(await Promise.all([102, 10201, 201].map((productId) => stockOf(database.db, productId)))).toEqual(before);
  });

  it('makes its goods visible in the catalogue immediately', async () => {
    const countOf102 = async () => {
      const { data } = await shop.request('{ siteProducts { id count } }');
      const products = data?.siteProducts as { id: number; count: number }[]; // the fields requested above
      return products.find(({ id }) => id === 102)?.count;
    };
    const order = await place(anna);
    expect(await countOf102()).toBe(47);

    await update(anna, CANCEL, byId(order));

    expect(await countOf102()).toBe(48);
  });

  it('returns the goods once when the button is pressed many times at once', async () => {
    const order = await place(anna);

    const answers = await Promise.all(Array.from({ length: 10 }, () => refusal(anna, CANCEL, byId(order))));

    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.code === 'FORBIDDEN')).toHaveLength(9);
    expect(await stockOf(database.db, 102)).toBe(48);
  });

  it('never deadlocks with an order for the same goods', async () => {
    const basket = [101, 102, 105].map((productId) => ({ productId, productCount: 1 }));
    const before = await Promise.all([101, 102, 105].map((productId) => stockOf(database.db, productId)));
    const orders: SiteOrder[] = [];
    for (let placed = 0; placed < 8; placed += 1) orders.push(await place(anna, fastOrder({ products: basket })));

    const work = await Promise.all(
      orders.flatMap((order) => [
        refusal(anna, CANCEL, byId(order)),
        shop.order(fastOrder({ products: [...basket].reverse() })).then(({ refusal: refused }) => refused ?? undefined),
      ]),
    );

    expect(work.filter((refused) => refused !== undefined)).toEqual([]);
    expect(await Promise.all([101, 102, 105].map((productId) => stockOf(database.db, productId)))).toEqual(
      before.map((stock) => Number(stock) - 8),
    );
  });

  it('cannot be changed or get another status', async () => {
    const order = await place(anna);
    await update(anna, CANCEL, byId(order));

    expect(await refusal(anna, { orderComment: 'Ещё' }, byId(order))).toEqual(FORBIDDEN);
    expect(await refusal(anna, { orderStatus: 'new' }, byId(order))).toEqual(FORBIDDEN);
  });
});

describe('what a buyer may not do', () => {
  it.each<OrderStatus>(['confirmed', 'assembled', 'shipped', 'delivered', 'cancelled'])(
    'change or cancel an order that is %s',
    async (status) => {
      const order = await place(anna);
      await setStatus(order, status);

      const { errors } = await shop.request(UPDATE, { input: CANCEL, filter: byId(order) }, anna.headers);

      expect(errors[0]).toMatchObject({ message: 'Этот заказ уже нельзя изменить', extensions: FORBIDDEN });
      expect(await refusal(anna, { orderComment: 'Поздно' }, byId(order))).toEqual(FORBIDDEN);
      expect(await read(anna, order)).toMatchObject({ orderStatus: status, orderComment: null });
      expect(await stockOf(database.db, 102)).toBe(47);
    },
  );

  it.each<OrderStatus>(['new', 'confirmed', 'assembled', 'shipped', 'delivered'])(
    'make an order %s',
    async (orderStatus) => {
      const order = await place(anna);

      expect(await refusal(anna, { orderStatus }, byId(order))).toEqual(FORBIDDEN);
      expect(await read(anna, order)).toEqual(order);
    },
  );

  it('change a new order together with a later one', async () => {
    const [fresh, shipped] = [await place(anna), await place(anna)];
    await setStatus(shipped, 'shipped');

    expect(await refusal(anna, CANCEL, byId(fresh, shipped))).toEqual(FORBIDDEN);
    expect(await read(anna, fresh)).toEqual(fresh);
    expect(await stockOf(database.db, 102)).toBe(46);
  });

  it('see or change another buyer’s or a guest’s order', async () => {
    const order = await place(anna);
    const { order: guests } = await shop.order(fastOrder({ email: oleg.email }));
    const own = await place(oleg);
    const all = byId(order, own, ...(guests ? [guests] : []));

    expect((await update(oleg, { orderComment: 'Моё' }, all)).map(({ id }) => id)).toEqual([own.id]);
    expect(await update(oleg, CANCEL, byId(order))).toEqual([]);
    expect(await read(anna, order)).toEqual(order);
    expect(await stockOf(database.db, 102)).toBe(45);
  });
});
