import { followKits, withProduct, type SoldProduct } from './new-lines';

const DEVICE: SoldProduct = {
  ...{ id: 1, code: 'IDS-101', name: 'INVIS DUOS Лёгкий', price: 24_900, type: 'product', active: true, count: 3 },
  ...{ orderTermDays: null, properties: [] },
  childProducts: [
    { id: 21, name: 'Датчик', price: 0, active: true },
    { id: 22, name: 'Радиометка', price: 590, active: true },
  ],
};

it('adds a product with what is included in it, and then one more of both', () => {
  const once = withProduct([], DEVICE);
  const twice = withProduct(once, DEVICE);

  expect(once).toEqual([
    expect.objectContaining({ id: -1, productId: 1, productCount: 1, parentId: null, price: 24_900 }),
    expect.objectContaining({ id: -2, productId: 21, productCount: 1, parentId: -1, price: 0 }),
  ]);
  expect(twice.map(({ productCount }) => productCount)).toEqual([2, 2]);
});

it('gives each new line a number of its own', () => {
  const lines = withProduct(withProduct([], DEVICE), { ...DEVICE, id: 3 });

  expect(new Set(lines.map(({ id }) => id)).size).toBe(4);
});

it('keeps the count of what is included at that of its product', () => {
  const [main, part] = withProduct([], DEVICE);
  if (!main || !part) throw new Error('there are two lines');

  expect(followKits([{ ...main, productCount: 5 }, part])[1]).toMatchObject({ productCount: 5 });
});
