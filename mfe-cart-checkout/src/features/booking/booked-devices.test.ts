import { bookedDevices, toggleDevice } from './booked-devices';

const INSTALLATION = { productCount: 4 };
const PRODUCTS = [
  { id: 102, name: 'INVIS DUOS' },
  { id: 107, name: 'Трекер ТМ-4' },
];
const PRICES = [
  { serviceId: 201, productId: 102, price: 6500, minHours: 3, maxHours: 5 },
  { serviceId: 201, productId: 107, price: 3500, minHours: 1, maxHours: 2 },
];
const NOTHING_CHOSEN = { leftOut: '', forProductId: '' };

const row = (productId: number, productCount: number, parentId: number | null = null) => ({
  id: productId,
  productId,
  productCount,
  parentId,
});

function devicesOf(rows: ReturnType<typeof row>[], choice = NOTHING_CHOSEN) {
  const devices = bookedDevices(INSTALLATION, choice, { rows, products: PRODUCTS, prices: PRICES });
  return devices.map(({ name, count, unitKopecks, isInCart }) => [name, count, unitKopecks, isInCart]);
}

it('takes every device of the cart that the service has a price for, in its count', () => {
  expect(devicesOf([row(107, 1), row(102, 2), row(10201, 2, 102), row(105, 1)])).toEqual([
    ['Трекер ТМ-4', 1, 350_000, true],
    ['INVIS DUOS', 2, 650_000, true],
  ]);
});

it('leaves out what the buyer has left out, but never all', () => {
  const rows = [row(107, 1), row(102, 1)];

  expect(devicesOf(rows, { ...NOTHING_CHOSEN, leftOut: '107' })).toEqual([['INVIS DUOS', 1, 650_000, true]]);
  expect(devicesOf(rows, { ...NOTHING_CHOSEN, leftOut: '107,102' })).toHaveLength(2);
});

it('is for a device that was bought before, in the count of the service', () => {
  expect(devicesOf([], { ...NOTHING_CHOSEN, forProductId: '107' })).toEqual([['Трекер ТМ-4', 4, 350_000, false]]);
  expect(devicesOf([row(105, 1)])).toEqual([]);
});

it('leaves a device out, and takes it in again', () => {
  expect(toggleDevice('', 102)).toBe('102');
  expect(toggleDevice('102,107', 102)).toBe('107');
  expect(toggleDevice('107', 107)).toBe('');
});
