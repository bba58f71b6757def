import { expectNoAxeViolations, makeProduct, userEvent } from '@shop/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  CART,
  createFakeApi,
  enter,
  failWith,
  fillRecipient,
  makeLists,
  makeService,
  PLACED,
  submit,
} from '../../testing';
import { renderCheckout } from '../../testing/render-checkout';

const CENTRES = [
  { id: 1, title: 'Установочный центр «Риска»', city: 'Москва', address: 'Варшавское шоссе, д. 131' },
  { id: 41, title: 'Установочный центр «Иртыш»', city: 'Омск', address: 'пр. Карла Маркса, д. 73' },
].map((place) => ({
  ...place,
  placeId: null,
  country: 'Россия',
  geo: null,
  phone: null,
  active: true,
  schedule: 'Пн–Вс 9:00–19:00',
  createdAt: '2024-01-01T00:00:00.000Z',
  updatedAt: '2024-01-01T00:00:00.000Z',
  url: null,
  location: { latitude: 55.7, longitude: 37.6 },
  utcOffset: 180,
  params: [{ id: 3, type: 'installation_centre' as const }],
}));
const PRICES = [
  { serviceId: 201, productId: 102, price: 6500, minHours: 3, maxHours: 5 },
  { serviceId: 201, productId: 107, price: 3500, minHours: 1, maxHours: 2 },
];
const LISTS = makeLists({
  places: CENTRES,
  products: [
    makeProduct({ id: 102, name: 'INVIS DUOS' }),
    makeProduct({ id: 107, name: 'Трекер ТМ-4', price: 6900 }),
    makeService({ id: 201, name: 'Установка комплекса', bookingPlace: 'centre', servicePrices: PRICES }),
    makeService({ id: 202, name: 'Выезд мастера', price: 2500, bookingPlace: 'address' }),
  ],
});
const row = (id: number, productId: number, productCount = 1) => ({ id, productId, parentId: null, productCount });
const DAY = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const WISH = { carMake: 'Toyota', carModel: 'Camry', carYear: 2021, voltage: 12, date: DAY, half: 'morning' };

async function open(cart = [row(1, 102, 2), row(2, 201)], ...answers: Parameters<typeof createFakeApi>) {
  const api = createFakeApi(...(answers.length > 0 ? answers : [PLACED]));
  const rendered = renderCheckout({ api, cart, lists: LISTS });
  await screen.findByRole('group', { name: 'Где и когда' });
  return { ...rendered, api };
}

const section = () => within(screen.getByRole('group', { name: 'Где и когда' }));

async function chooseCentre() {
  const city = section().getByLabelText('Город');
  await userEvent.type(city, 'омск');
  await userEvent.tab();
  await userEvent.click(section().getByRole('radio', { name: /Иртыш/ }));
}

async function fillCarAndTime() {
  await enter('Марка машины', WISH.carMake);
  await enter('Модель машины', WISH.carModel);
  await enter('Год выпуска', String(WISH.carYear));
  await userEvent.selectOptions(screen.getByLabelText('Бортовая сеть'), '12');
  fireEvent.change(screen.getByLabelText('Желаемый день'), { target: { value: DAY } });
  await userEvent.selectOptions(screen.getByLabelText('Половина дня'), 'morning');
}

it('asks for centre, car and day, and sends them with the device that the service is for', async () => {
  const { api, shop, container } = await open([row(1, 201)]);
  await fillRecipient();
  await userEvent.selectOptions(screen.getByLabelText('Модель устройства'), 'Трекер ТМ-4');
  await chooseCentre();
  await fillCarAndTime();
  await expectNoAxeViolations(container);

  await submit();

  expect(await screen.findByText('Открыта страница /checkout/finish')).toBeVisible();
  expect(api.calls[0]?.variables.input).toMatchObject({
    expectedTotal: 3500,
    products: [{ productId: 201, productCount: 1, booking: { ...WISH, placeId: 41, forProductId: 107 } }],
  });
  expect(shop.storage.read('shop.booking')).toBeNull();
});

it('orders nothing while a part is missing, and names it beside the button', async () => {
  const { api } = await open([row(1, 201)]);
  await fillRecipient();
  await chooseCentre();

  await submit();

  await waitFor(() => expect(screen.getByLabelText('Марка машины')).toHaveFocus());
  expect(
    screen.getByText('Проверьте: марка машины; модель машины; год выпуска; бортовая сеть; желаемый день; половина дня'),
  ).toBeVisible();
  expect(api.calls).toHaveLength(0);
});

it('asks for an address when the fitter comes, and keeps what was typed', async () => {
  const { shop } = await open([row(1, 202)]);

  await enter('Адрес, куда приехать мастеру', 'Химки, ул. Пролётная, д. 12');

  expect(screen.queryByLabelText('Город')).not.toBeInTheDocument();
  expect(shop.storage.read('shop.booking')).toMatchObject({ values: { address: 'Химки, ул. Пролётная, д. 12' } });
});

it('counts and prices the service by the devices of the cart, and leaves one out', async () => {
  await open([row(1, 102, 2), row(2, 107), row(3, 201)]);
  const summary = within(screen.getByRole('complementary', { name: 'Итог заказа' }));
  expect(summary.getByText('INVIS DUOS: 2 × 6 500 ₽, 3–5 ч')).toBeVisible();
  // 2 × 24 900 + 6 900 + 2 × 6 500 + 3 500
  expect(summary.getByText('73 200 ₽', { ignore: 'dd' })).toBeVisible();

  await userEvent.click(screen.getByRole('checkbox', { name: /Трекер ТМ-4/ }));

  expect(summary.getByText('69 700 ₽', { ignore: 'dd' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /INVIS DUOS/ })).toBeDisabled();
});

it('shows what the API refuses at its field', async () => {
  const { api } = await open(
    [row(1, 201)],
    failWith('BAD_REQUEST', { fields: { 'products.0.booking.date': 'В этот день центр не работает' } }),
  );
  await fillRecipient();
  await chooseCentre();
  await fillCarAndTime();

  await submit();

  expect(await screen.findByText('В этот день центр не работает')).toBeVisible();
  expect(api.calls).toHaveLength(1);
});

it('asks nothing of it for goods alone', () => {
  renderCheckout({ cart: CART });

  expect(screen.queryByRole('group', { name: 'Где и когда' })).not.toBeInTheDocument();
});
