import { randomUUID } from 'node:crypto';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { stockOf } from '../../testing/test-stock';
import { courierOrder, fastOrder, openTestShop, type TestShop } from '../../testing/test-shop';

const REQUIRED = 'Поле обязательно для заполнения';
const FOREIGN = 'Нужен российский номер: +7 и\u00A0десять цифр';
const SHORT_KPP = 'КПП некорректный: нужно 9 знаков';
const COMPANY = {
  userType: 'ur' as const,
  paymentType: 'invoice' as const,
  email: 'buh@example.ru',
  requisiteName: 'ООО «Пример»',
  requisiteInn: '7700000016',
  requisiteKpp: '770101001',
  requisiteAddress: 'Москва, ул. Первая, д. 1',
  requisiteBankName: 'Банк',
  requisiteBankBik: '044525225',
  requisiteAccountNumber: '40702810200000012345',
  requisiteBankAccount: '30101810400000000225',
};

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

afterEach(() => database.reset());

async function countOrders(): Promise<number | undefined> {
  const { rows } = await database.db.query<{ orders: number }>('select count(*)::int as orders from orders');
  return rows[0]?.orders;
}

async function fieldsOf(input: Parameters<TestShop['order']>[0]): Promise<unknown> {
  const { refusal } = await shop.order(input);
  return refusal?.code === 'BAD_REQUEST' ? refusal.fields : refusal;
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

describe('an accepted order', () => {
  it('returns everything the buyer entered, with the server’s own prices', async () => {
    const { order } = await shop.order(
      courierOrder({
        email: ' anna@example.ru ',
        orderComment: 'Позвоните заранее',
        deliveryDate: dayFromNow(3),
        deliveryPeriod: '10:00–14:00',
        products: [{ productId: 102, productCount: 2, childProducts: [{ productId: 10201, productCount: 3 }] }],
      }),
    );

    expect(order).toMatchObject({
      fastOrder: false,
      orderStatus: 'new',
      paymentStatus: 'not_paid',
      paymentType: 'cash',
      paymentId: null,
      userType: 'fiz',
      email: 'anna@example.ru',
      orderComment: 'Позвоните заранее',
      deliveryCity: 'Москва',
      deliveryType: 'Курьер магазина',
      deliveryPrice: 450,
      deliveryStreet: 'ул. Академика Янгеля',
      deliveryDate: dayFromNow(3),
    });
    const [main] = order?.products ?? [];
    expect(main).toMatchObject({ productId: 102, productPrice: 24900, productCount: 2, discount: 0, parentId: null });
    expect(main?.childProducts).toEqual([
      expect.objectContaining({
        productId: 10201,
        productPrice: 1900,
        productCount: 3,
        parentId: main?.id,
        orderId: order?.id,
      }),
    ]);
  });

  it('takes the goods from stock, including accessories and repeated lines', async () => {
    await shop.order(
      fastOrder({
        products: [
          { productId: 102, productCount: 2, childProducts: [{ productId: 10201, productCount: 3 }] },
          { productId: 102, productCount: 4 },
        ],
      }),
    );

    expect(await stockOf(database.db, 102)).toBe(42);
    expect(await stockOf(database.db, 10201)).toBe(266 - 3);
  });

  it('needs neither stock nor delivery for services', async () => {
    const { order } = await shop.order(
      fastOrder({ fastOrder: false, paymentType: 'cash', products: [{ productId: 201, productCount: 50 }] }),
    );

    expect(order).toMatchObject({ deliveryType: null, deliveryPrice: 0 });
    expect(await stockOf(database.db, 201)).toBe(0);
  });

  it('needs only phone, name and products when it is fast', async () => {
    const { order } = await shop.order(fastOrder());

    expect(order).toMatchObject({
      fastOrder: true,
      email: null,
      deliveryType: null,
      deliveryPrice: 0,
      paymentType: null,
    });
  });

  it('stores the delivery type and price 0 where the price is to be agreed', async () => {
    const { order } = await shop.order(courierOrder({ deliveryCityId: 31, deliveryTypeId: 2 }));

    expect(order).toMatchObject({
      deliveryCity: 'Якутск',
      deliveryType: 'Транспортная компания до пункта выдачи',
      deliveryPrice: 0,
    });
  });

  it('needs no address for pickup, which is free', async () => {
    const { order } = await shop.order(
      courierOrder({ deliveryCityId: undefined, deliveryTypeId: 3, deliveryStreet: 'лишняя улица', deliveryHome: '1' }),
    );

    expect(order).toMatchObject({
      deliveryType: 'Самовывоз',
      deliveryPrice: 0,
      deliveryCity: null,
      deliveryStreet: null,
    });
  });

  it('stores the requisites of a company', async () => {
    const { order } = await shop.order(courierOrder(COMPANY));

    expect(order).toMatchObject({ ...COMPANY, requisiteDirector: null });
  });

  it('understands requisites as papers write them', async () => {
    const { order } = await shop.order(
      courierOrder({
        ...COMPANY,
        requisiteInn: 'ИНН 7700000016/770101001',
        requisiteKpp: null,
        requisiteBankBik: '044 525 225',
        requisiteAccountNumber: '40702.810.2.00000012345',
        requisiteBankAccount: '3010 1810 4000 0000 0225',
      }),
    );

    expect(order).toMatchObject({ ...COMPANY, requisiteKpp: '770101001' });
  });

  it('accepts a company’s treasury accounts, which have no control digits', async () => {
    const treasury = {
      requisiteBankBik: '024501901',
      requisiteAccountNumber: '03100643000000017300',
      requisiteBankAccount: '40102810045370000002',
    };

    const { order } = await shop.order(courierOrder({ ...COMPANY, ...treasury }));

    expect(order).toMatchObject(treasury);
  });

  it('stores no requisites for a person', async () => {
    const { order } = await shop.order(courierOrder({ ...COMPANY, userType: 'fiz', paymentType: 'cash' }));

    expect(order).toMatchObject({ requisiteInn: null, requisiteName: null });
  });
});

describe('discounts', () => {
  it('do not apply while they are switched off', async () => {
    const { order } = await shop.order(fastOrder({ products: [{ productId: 102, productCount: 10 }] }));

    expect(order?.products[0]?.discount).toBe(0);
  });

  it('depend on the pieces of the product in the whole order', async () => {
    const discounting = await openTestShop(database.db, { settings: { areDiscountsEnabled: true } });

    const { order } = await discounting.order(
      fastOrder({
        products: [
          { productId: 102, productCount: 9 },
          { productId: 102, productCount: 1 },
          { productId: 105, productCount: 2 },
        ],
      }),
    );
    const { data } = await discounting.request('{ siteDiscounts { productId productCount discount } }');
    await discounting.close();

    expect(order?.products.map(({ discount }) => discount)).toEqual([2000, 2000, 0]);
    expect(data?.siteDiscounts).toContainEqual({ productId: 102, productCount: 10, discount: 2000 });
  });
});

describe('refused fields', () => {
  it.each([
    ['an empty name', { fio: ' ' }, { fio: REQUIRED }],
    ['an empty phone', { phone: '' }, { phone: REQUIRED }],
    ['a short phone', { phone: '+7 912 000' }, { phone: 'Телефон некорректный' }],
    ['a phone with a digit too many', { phone: '783431234567' }, { phone: 'Телефон некорректный' }],
    ['a foreign phone behind a mark', { phone: '\u202D+375 29 123-45-67' }, { phone: FOREIGN }],
    ['a wrong e-mail', { email: 'anna@' }, { email: 'Email некорректный' }],
    [
      'an e-mail with a letter of another alphabet behind punycode',
      { email: 'anna@xn--exmple-4nf.ru' },
      { email: 'Email некорректный: буква «\u0430» в «ex\u0430mple» русская, остальные латинские' },
    ],
    ['a KPP with a label that is no KPP', { ...COMPANY, requisiteKpp: 'КПП 77010100' }, { requisiteKpp: SHORT_KPP }],
    ['a long name', { fio: 'я'.repeat(129) }, { fio: 'Длина поля не может превышать 128 символов' }],
    [
      'a long e-mail',
      { email: `${'a'.repeat(60)}@example.ru` },
      { email: 'Длина поля не может превышать 64 символов' },
    ],
    ['no delivery type', { deliveryTypeId: null }, { deliveryTypeId: REQUIRED }],
    ['no city for a courier', { deliveryCityId: null }, { deliveryCityId: REQUIRED }],
    [
      'no street and house',
      { deliveryStreet: '', deliveryHome: null },
      { deliveryStreet: REQUIRED, deliveryHome: REQUIRED },
    ],
    [
      'a courier in a city where the shop has none',
      { deliveryCityId: 6 },
      { deliveryTypeId: 'В этом городе нет курьера магазина' },
    ],
    ['an unknown city', { deliveryCityId: 9999 }, { deliveryCityId: 'Выберите город из списка' }],
    ['no payment type', { paymentType: null }, { paymentType: REQUIRED }],
    [
      'online payment while it is disabled',
      { paymentType: 'online' as const },
      { paymentType: 'Оплата на сайте временно недоступна' },
    ],
    [
      'an invoice for a person',
      { paymentType: 'invoice' as const },
      { paymentType: 'Оплата по счёту доступна организациям и ИП' },
    ],
    ['a day in the past', { deliveryDate: dayFromNow(-2) }, { deliveryDate: 'Дата не может быть в прошлом' }],
    ['no products', { products: [] }, { products: REQUIRED }],
    [
      'a count of 0',
      { products: [{ productId: 102, productCount: 0 }] },
      { products: 'Значение не может быть меньше 1' },
    ],
    [
      'a count of 1000',
      { products: [{ productId: 102, productCount: 1000 }] },
      { products: 'Значение не может быть больше 999' },
    ],
    ['a key that is not a UUID', { idempotencyKey: 'again' }, { idempotencyKey: 'Ключ заказа должен быть UUID' }],
  ])('refuses %s', async (_name, changes, fields) => {
    expect(await fieldsOf(courierOrder(changes))).toEqual(fields);
    expect(await countOrders()).toBe(0);
  });

  it('refuses an order to be paid by invoice without the e-mail that gets it', async () => {
    expect(await fieldsOf(courierOrder({ ...COMPANY, email: null }))).toEqual({ email: REQUIRED });
    expect(await fieldsOf(courierOrder({ ...COMPANY, email: null, paymentType: 'cash' }))).toBeNull();
  });

  it('refuses a company without its requisites, except КПП and director', async () => {
    expect(await fieldsOf(courierOrder({ userType: 'ur' }))).toEqual({
      requisiteName: REQUIRED,
      requisiteInn: REQUIRED,
      requisiteAddress: REQUIRED,
      requisiteBankName: REQUIRED,
      requisiteBankBik: REQUIRED,
      requisiteAccountNumber: REQUIRED,
      requisiteBankAccount: REQUIRED,
    });
  });

  it('names each wrong requisite', async () => {
    const wrong = {
      requisiteInn: '7700000017',
      requisiteAccountNumber: '40702810200000012346',
      requisiteBankAccount: '0'.repeat(20),
      requisiteKpp: '77010100',
    };

    expect(await fieldsOf(courierOrder({ ...COMPANY, ...wrong }))).toEqual({
      requisiteInn: 'ИНН некорректный: не сходится последняя, контрольная цифра',
      requisiteKpp: 'КПП некорректный: нужно 9 знаков',
      requisiteAccountNumber:
        'Расчётный счёт некорректный: не сходится с БИК. Проверьте счёт и три последние цифры БИК',
      requisiteBankAccount: 'Корреспондентский счёт некорректный: в нём одни нули',
    });
  });

  it('accepts online payment once it is enabled', async () => {
    const paying = await openTestShop(database.db, { settings: { isPaymentDisabled: false } });

    const { order } = await paying.order(courierOrder({ paymentType: 'online' }));
    await paying.close();

    expect(order).toMatchObject({ paymentType: 'online', paymentStatus: 'not_paid' });
  });

  it.each(['2026-02-30', 'tomorrow'])('refuses %s as a date', async (deliveryDate) => {
    const { refusal } = await shop.order(courierOrder({ deliveryDate }));

    expect(refusal).toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('unavailable products', () => {
  it('are all named with the stock left, and nothing is taken', async () => {
    const { refusal } = await shop.order(
      fastOrder({
        products: [
          { productId: 102, productCount: 1 },
          { productId: 111, productCount: 2 },
          { productId: 111, productCount: 2 },
          { productId: 117, productCount: 1 },
          { productId: 109, productCount: 1 },
          { productId: 999_999, productCount: 1 },
        ],
      }),
    );

    expect(refusal).toMatchObject({
      code: 'BAD_REQUEST',
      products: [
        { productId: 111, available: 3 },
        { productId: 117, available: 0 },
        { productId: 109, available: 0 },
        { productId: 999_999, available: 0 },
      ],
    });
    expect(await stockOf(database.db, 102)).toBe(48);
    expect(await countOrders()).toBe(0);
  });

  it('do not include what comes within a term, which the order keeps', async () => {
    const { order } = await shop.order(fastOrder({ products: [{ productId: 112, productCount: 3 }] }));

    expect(order?.products[0]).toMatchObject({ productId: 112, productCount: 3, orderTermDays: 10 });
    const { rows } = await database.db.query("select body from outbox where recipient = 'orders@example.ru'");
    expect(String(rows[0]?.body)).toMatch(/СК-1\. Под.заказ, 10.дней/);
    expect((await shop.order(fastOrder())).order?.products[0]).toMatchObject({ orderTermDays: null });
  });

  it('include an accessory without its own product', async () => {
    const beside = await shop.order(
      fastOrder({
        products: [{ productId: 101, productCount: 1, childProducts: [{ productId: 10201, productCount: 1 }] }],
      }),
    );
    const alone = await shop.order(fastOrder({ products: [{ productId: 10201, productCount: 1 }] }));

    for (const { refusal } of [beside, alone]) expect(refusal?.products).toEqual([{ productId: 10201, available: 0 }]);
  });
});

describe('the idempotency key', () => {
  it('returns the order already placed, even when the input is now invalid', async () => {
    const input = fastOrder({ products: [{ productId: 111, productCount: 3 }] });

    const first = await shop.order(input);
    const again = await shop.order({ ...input, phone: '', products: [] });

    expect(again.order).toEqual(first.order);
    expect(await countOrders()).toBe(1);
    expect(await stockOf(database.db, 111)).toBe(0);
  });

  it('is free again after a refused order', async () => {
    const idempotencyKey = randomUUID();

    await shop.order(fastOrder({ idempotencyKey, products: [{ productId: 117, productCount: 1 }] }));
    const { order } = await shop.order(fastOrder({ idempotencyKey }));

    expect(order?.products[0]?.productId).toBe(102);
  });
});
