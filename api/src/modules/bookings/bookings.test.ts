import type { BookingInput, OrderProductInput } from '../../generated/resolvers-types';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, fastOrder, type TestShop } from '../../testing/test-shop';

const INSTALLATION = 201;
const VISIT = 202;
const MONITORING = 203;
const DUOS = 102;
const DUOS_3DL = 103;

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

afterEach(() => database.reset());

/** A day in a week or two on which every centre is open: a Wednesday. */
function nextWednesday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

function wish(changes: Partial<BookingInput> = {}): BookingInput {
  return {
    forProductId: DUOS,
    placeId: 1,
    carMake: ' Toyota ',
    carModel: 'Camry',
    carYear: 2021,
    voltage: 12,
    date: nextWednesday(),
    half: 'morning',
    ...changes,
  };
}

const product = (productId: number, productCount = 1): OrderProductInput => ({
  productId,
  productCount,
  childProducts: [],
});

const service = (productId: number, booking: BookingInput | null, productCount = 1): OrderProductInput => ({
  ...product(productId, productCount),
  booking,
});

async function fieldsOf(...products: OrderProductInput[]) {
  const { refusal } = await shop.order(fastOrder({ products }));
  return refusal?.code === 'BAD_REQUEST' ? refusal.fields : refusal;
}

it('lists what a service costs and takes for a product', async () => {
  const { data } = await shop.request('{ siteServicePrices { serviceId productId price minHours maxHours } }');

  expect(data?.siteServicePrices).toContainEqual({
    serviceId: INSTALLATION,
    productId: DUOS_3DL,
    price: 9500,
    minHours: 5,
    maxHours: 7,
  });
});

it('says of each service whether it is booked, and where it is done', async () => {
  const { data } = await shop.request('{ siteProducts(filter: { ids: [102, 201, 202, 203] }) { id bookingPlace } }');

  expect(data?.siteProducts).toEqual([
    { id: DUOS, bookingPlace: null },
    { id: INSTALLATION, bookingPlace: 'centre' },
    { id: VISIT, bookingPlace: 'address' },
    { id: MONITORING, bookingPlace: null },
  ]);
});

it('keeps a booking with its line, with the names, the price and the hours of the model', async () => {
  const products = [product(DUOS_3DL), service(INSTALLATION, wish({ forProductId: DUOS_3DL }))];
  const { order } = await shop.order(fastOrder({ products }));

  expect(order?.products.map(({ productPrice, booking }) => [productPrice, booking])).toEqual([
    [32900, null],
    [
      9500,
      {
        forProductId: DUOS_3DL,
        forProductName: 'INVIS DUOS 3DL',
        placeId: 1,
        place: 'Установочный центр «Риска», Москва, Варшавское шоссе, д. 131, стр. 4',
        address: null,
        carMake: 'Toyota',
        carModel: 'Camry',
        carYear: 2021,
        voltage: 12,
        date: nextWednesday(),
        half: 'morning',
        minHours: 5,
        maxHours: 7,
      },
    ],
  ]);
});

it('comes to an address, at the price of the visit', async () => {
  const address = 'Москва, ул. Академика Янгеля, д. 14';
  const { order } = await shop.order(
    fastOrder({ products: [service(VISIT, wish({ placeId: null, address }), 1), product(DUOS, 3)] }),
  );

  // One visit, however many devices.
  expect(order?.products[0]).toMatchObject({ productCount: 1, productPrice: 2500, booking: { address, place: null } });
});

it('books one service for several models, each in the count of its devices', async () => {
  const { order } = await shop.order(
    fastOrder({
      products: [
        product(DUOS, 2),
        product(DUOS_3DL, 1),
        service(INSTALLATION, wish(), 1),
        service(INSTALLATION, wish({ forProductId: DUOS_3DL }), 5),
      ],
    }),
  );

  expect(order?.products.slice(2).map(({ productCount, productPrice }) => [productCount, productPrice])).toEqual([
    [2, 6500],
    [1, 9500],
  ]);
});

it.each([
  ['no booking, as clients of yesterday send it', null, null],
  ['a part of one, as told by telephone', { carMake: 'Газель' }, { carMake: 'Газель', place: null, date: null }],
])('takes a service with %s at its own price', async (_name, booking, kept) => {
  const { order } = await shop.order(fastOrder({ products: [service(INSTALLATION, booking, 4)] }));

  expect(order?.products[0]).toMatchObject({ productCount: 4, productPrice: 6500, booking: kept });
});

it('takes the shop’s own place', async () => {
  const { order } = await shop.order(fastOrder({ products: [service(INSTALLATION, wish({ placeId: 1000 }))] }));

  expect(order?.products[0]?.booking?.place).toContain('Химки');
});

it.each([
  ['placeId', { placeId: 2 }, 'Выберите установочный центр из списка'],
  ['address', { address: 'Москва' }, 'Укажите что-то одно: центр или адрес'],
  ['date', { date: '2020-01-01' }, 'Дата не может быть в прошлом'],
  ['voltage', { voltage: 220 }, 'Выберите 12 или 24\u00A0В'],
  ['forProductId', { forProductId: 999 }, 'Выберите модель из каталога'],
])('names the wrong %s of its line', async (name, changes, message) => {
  expect(await fieldsOf(product(DUOS), service(INSTALLATION, wish(changes)))).toEqual({
    [`products.1.booking.${name}`]: message,
  });
});

it('refuses a booking of what needs none', async () => {
  expect(await fieldsOf(service(MONITORING, wish()))).toEqual({
    'products.0.booking': 'На эту услугу не записывают',
  });
});

it('orders nothing that costs more for the model than the buyer saw', async () => {
  const products = [service(INSTALLATION, wish({ forProductId: DUOS_3DL }))];
  const { refusal } = await shop.order(fastOrder({ products, expectedTotal: 6500 }));

  expect(refusal).toMatchObject({ code: 'CONFLICT', total: 9500, prices: [{ productId: INSTALLATION, price: 9500 }] });
});

async function mails() {
  const { rows } = await database.db.query<{ recipient: string; text: string }>(
    'select recipient, body as text from outbox',
  );
  return {
    toShop: rows.find(({ recipient }) => recipient !== BUYER),
    toBuyer: rows.find(({ recipient }) => recipient === BUYER),
  };
}

const BUYER = 'anna@example.ru';

it('stands in both mails, where the day is called a wish, without links that somebody has typed', async () => {
  const booking = wish({ carModel: 'Camry https://evil.example/win', date: nextWednesday() });
  await shop.order(courierOrder({ email: BUYER, products: [product(DUOS), service(INSTALLATION, booking)] }));

  const { toShop, toBuyer } = await mails();
  for (const mail of [toShop, toBuyer]) {
    expect(mail?.text).toContain('Установка комплекса: INVIS DUOS; Установочный центр «Риска», Москва');
    expect(mail?.text).toContain('первая половина дня, до\u00A013:00; 3–5\u00A0ч, 1\u00A0шт.');
    expect(mail?.text).not.toContain('evil.example');
  }
  expect(toBuyer?.text).toContain('это пожелание, день и час менеджер подтвердит');
});

it('is not spoken of in the mails about other orders', async () => {
  await shop.order(courierOrder({ email: BUYER, products: [product(DUOS)] }));

  expect((await mails()).toBuyer?.text).not.toContain('Вы записались');
});
