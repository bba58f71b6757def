import { SELLER } from '@shop/shared/seller';
import { toLastOrder } from './to-last-order';

const NO_REQUISITES = {
  requisiteName: null,
  requisiteInn: null,
  requisiteKpp: null,
  requisiteDirector: null,
  requisiteAddress: null,
  requisiteBankName: null,
  requisiteBankBik: null,
  requisiteBankAccount: null,
  requisiteAccountNumber: null,
  requisiteEdoOperator: null,
};

const ORDER: Parameters<typeof toLastOrder>[0] = {
  ...NO_REQUISITES,
  seller: SELLER,
  id: 123,
  fio: 'Ветрова Анна Сергеевна',
  email: 'anna@example.ru',
  createdAt: '2026-11-20T08:42:00.000Z',
  deliveryPrice: 450,
  deliveryType: 'Курьер магазина',
  deliveryKind: 'courier',
  deliveryPlace: null,
  deliveryCity: 'Москва',
  deliveryDate: '2026-11-21',
  deliveryPeriod: null,
  paymentType: 'cash',
  userType: 'fiz',
  products: [
    {
      productId: 105,
      productCount: 3,
      productName: 'DUOS ONLINE LITE',
      productPrice: 7900.1,
      discount: 395,
      orderTermDays: null,
      booking: null,
      childProducts: [
        {
          productId: 10501,
          productCount: 3,
          productName: 'Удлинитель',
          productPrice: 950,
          discount: 0,
          orderTermDays: null,
        },
      ],
    },
  ],
};

describe('toLastOrder', () => {
  it('adds up the prices of the server', () => {
    const order = toLastOrder(ORDER, [], true);

    expect(order.lines.map(({ name }) => name)).toEqual(['DUOS ONLINE LITE', 'Удлинитель']);
    expect(order.totalKopecks).toBe(3 * 790_010 + 3 * 95_000 - 3 * 39_500 + 45_000);
  });

  it('keeps the term of what was not in stock', () => {
    const [main] = ORDER.products.map((product) => ({ ...product, orderTermDays: 10 }));
    const order = toLastOrder({ ...ORDER, products: main ? [main] : [] }, [], true);

    expect(order.lines.map(({ orderTermDays }) => orderTermDays)).toEqual([10, null]);
  });

  it('leaves the delivery price open when a manager sets it', () => {
    expect(toLastOrder(ORDER, [], false)).toMatchObject({ deliveryKopecks: null, totalKopecks: 2_536_530 });
  });

  it('keeps the company that pays, and null for details without an agreement', () => {
    const company = {
      userType: 'ur',
      requisiteName: 'ООО «Первая прокатная»',
      requisiteInn: '7700000016',
      requisiteKpp: '770101001',
      requisiteAccountNumber: '40702810200000012345',
      requisiteBankAccount: '30101810400000000225',
    } as const;

    expect(toLastOrder({ ...ORDER, ...company }, [], true)).toMatchObject({
      delivery: 'Курьер магазина, Москва',
      payer: {
        inn: '7700000016',
        kpp: '770101001',
        account: '40702810200000012345',
        correspondentAccount: '30101810400000000225',
      },
    });
    expect(toLastOrder({ ...ORDER, deliveryType: null, deliveryCity: null }, [], true)).toMatchObject({
      delivery: null,
      payer: null,
    });
  });

  it('names the place of collection once, with its city', () => {
    const deliveryPlace = 'Химки, ул. Пролётная, д. 12, офис 41';

    expect(toLastOrder({ ...ORDER, deliveryType: 'Самовывоз', deliveryPlace }, [], true)).toMatchObject({
      delivery: 'Самовывоз',
      place: deliveryPlace,
    });
  });
});
