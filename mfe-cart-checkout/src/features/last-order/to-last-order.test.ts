import { greetingName, toLastOrder } from './to-last-order';

const ORDER = {
  id: 123,
  fio: 'Ветрова Анна Сергеевна',
  email: 'anna@example.ru',
  createdAt: '2026-11-20T08:42:00.000Z',
  deliveryPrice: 450,
  products: [
    {
      productId: 105,
      productCount: 3,
      productName: 'DUOS ONLINE LITE',
      productPrice: 7900.1,
      discount: 395,
      childProducts: [{ productId: 10501, productCount: 3, productName: 'Удлинитель', productPrice: 950, discount: 0 }],
    },
  ],
};

describe('toLastOrder', () => {
  it('adds up what the server priced', () => {
    const order = toLastOrder(ORDER, [], true);

    expect(order.lines.map(({ name }) => name)).toEqual(['DUOS ONLINE LITE', 'Удлинитель']);
    expect(order.totalKopecks).toBe(3 * 790_010 + 3 * 95_000 - 3 * 39_500 + 45_000);
  });

  it('leaves delivery open where a manager names its price', () => {
    expect(toLastOrder(ORDER, [], false)).toMatchObject({ deliveryKopecks: null, totalKopecks: 2_536_530 });
  });

  it.each([
    ['Ветрова Анна Сергеевна', 'Анна'],
    ['Анна', 'Анна'],
    ['Анна Ветрова', 'Анна Ветрова'],
  ])('greets %s as %s', (fio, name) => {
    expect(greetingName(fio)).toBe(name);
  });
});
