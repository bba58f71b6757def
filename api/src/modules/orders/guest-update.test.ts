import { formatDateLong } from '@shop/shared/format';
import type { SiteOrder } from '../../generated/resolvers-types';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, fastOrder, openTestShop, type TestShop } from '../../testing/test-shop';
import { createTestUser } from '../../testing/test-users';

const CREATE = 'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id guestKey } }';
const UPDATE = `mutation ($id: Int!, $key: String!, $input: UpdateOrderInput!) {
  guestUpdateOrder(id: $id, key: $key, input: $input) { id orderStatus deliveryDate deliveryPeriod orderComment guestKey }
}`;
const CANCEL = { orderStatus: 'cancelled' };
const EMAIL = 'anna@example.ru';

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

afterEach(() => database.reset());

interface Placed {
  id: number;
  key: string;
}

async function place(input = fastOrder(), headers = {}): Promise<Placed> {
  const { data } = await shop.request(CREATE, { input }, headers);
  const { id, guestKey } = data?.siteCreateOrder as Pick<SiteOrder, 'id' | 'guestKey'>; // as CREATE asks
  return { id, key: guestKey ?? '' };
}

async function update(link: Placed, input: object) {
  const { data, errors } = await shop.request(UPDATE, { ...link, input });
  return { order: data?.guestUpdateOrder, refusal: errors[0]?.extensions };
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

async function stockOf(productId: number): Promise<number | undefined> {
  const { rows } = await database.db.query<{ stock: number }>('select stock from products where id = $1', [productId]);
  return rows[0]?.stock;
}

/** Mails after those about the new order, oldest first. */
async function laterMails() {
  const { rows } = await database.db.query<{ recipient: string; subject: string; body: string }>(
    "select recipient, subject, body from outbox where subject not like 'Новый%' order by id offset 1",
  );
  return rows.map(({ body, ...mail }) => ({ ...mail, body: body.replaceAll('\u00A0', ' ') }));
}

describe('a guest with the link of an order', () => {
  it('changes day and hours, and gets a mail with the same link', async () => {
    const link = await place(courierOrder({ email: EMAIL }));
    const input = { deliveryDate: dayFromNow(5), deliveryPeriod: '10:00–14:00' };

    const { order } = await update(link, input);

    expect(order).toEqual({ id: link.id, orderStatus: 'new', ...input, orderComment: null, guestKey: null });
    const [toShop, toBuyer, ...others] = await laterMails();
    expect(toShop?.recipient).toBe('orders@example.ru');
    expect(toBuyer).toMatchObject({ recipient: EMAIL, subject: 'Заказ №\u00A0000001 изменён' });
    expect(toBuyer?.body).toContain(`Когда доставить: ${formatDateLong(dayFromNow(5))}, 10:00–14:00.`);
    expect(toBuyer?.body).toContain(`/checkout/finish#order=${link.id}&key=${link.key}`);
    expect(toBuyer?.body).not.toContain('Мои заказы');
    expect(others).toEqual([]);
  });

  it('cancels it: the goods return to stock, and buyer and shop get a mail', async () => {
    const before = await stockOf(102);
    const link = await place(fastOrder({ email: EMAIL }));

    const { order } = await update(link, CANCEL);

    expect(order).toMatchObject({ orderStatus: 'cancelled' });
    expect(await stockOf(102)).toBe(before);
    const mails = await laterMails();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['orders@example.ru', EMAIL]);
    expect(mails[1]?.body).not.toMatch(/Мои заказы|[{}]|undefined|null/);
  });

  it('cancels it once, however often the button is pressed', async () => {
    const before = await stockOf(102);
    const link = await place();

    const answers = await Promise.all([1, 2, 3, 4].map(() => update(link, CANCEL)));

    expect(answers.filter(({ refusal }) => refusal?.code === 'FORBIDDEN')).toHaveLength(3);
    expect(await stockOf(102)).toBe(before);
  });

  it('may change nothing that a user may not', async () => {
    const link = await place(courierOrder());

    expect((await update(link, { deliveryDate: '2020-01-01' })).refusal).toEqual({
      code: 'BAD_REQUEST',
      fields: { deliveryDate: 'Дата не может быть в прошлом' },
    });
    expect((await update(link, { orderStatus: 'delivered' })).refusal).toEqual({ code: 'FORBIDDEN' });
    await database.db.query("update orders set order_status = 'confirmed'");
    expect((await update(link, CANCEL)).refusal).toEqual({ code: 'FORBIDDEN' });
  });

  it('changes it 30 times in 15 minutes at most', async () => {
    const limited = await openTestShop(database.db, { settings: { areRateLimitsOn: true } });
    const link = await place();
    const change = () => limited.request(UPDATE, { ...link, input: { orderComment: 'Ещё раз' } });
    for (let count = 0; count < 30; count += 1) await change();

    const { errors } = await change();
    await limited.close();

    expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('without the right key', () => {
  it('no order is changed, and whether there is one is not told', async () => {
    const [first, second] = [await place(), await place()];
    const user = await createTestUser(database.db);
    const own = await place(fastOrder(), user.headers);
    const wrong = [{ ...first, key: second.key }, { ...first, key: '' }, { id: 999_999, key: first.key }, own];

    const answers = await Promise.all(wrong.map((link) => update(link, CANCEL)));

    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(wrong.map(() => 'NOT_FOUND'));
    const { rows } = await database.db.query("select from orders where order_status = 'cancelled'");
    expect(rows).toEqual([]);
  });

  it('somebody guesses 30 times in 15 minutes at most', async () => {
    const limited = await openTestShop(database.db, { settings: { areRateLimitsOn: true } });
    const guess = () => limited.request(UPDATE, { id: 1, key: 'x', input: CANCEL });
    for (let count = 0; count < 30; count += 1) await guess();

    const { errors } = await guess();
    await limited.close();

    expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
