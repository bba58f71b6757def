import { createGoodsSearch } from './find-goods';
import type { SoldProduct } from './new-lines';

const DEVICE: SoldProduct = {
  ...{ id: 1, code: 'IDS-101', name: 'Сигнализация INVIS DUOS Лёгкий', price: 24_900, type: 'product', active: true },
  ...{ count: 3, orderTermDays: null, properties: [{ name: 'Питание', value: '12 В' }], childProducts: [] },
};
const UNSOLD = { ...DEVICE, id: 2, code: 'IDS-102', active: false };
const CALL = { ...DEVICE, id: 3, code: 'SRV-201', name: 'Выезд мастера', type: 'service' as const };

it.each([
  ['легкий', [1]],
  ['ids 101', [1]],
  ['сигнализацыя', [1]],
  ['штмшы', [1]],
  ['выезд', [3]],
  ['ids-102', []],
  [' ', []],
])('finds %j', (text, ids) => {
  expect(createGoodsSearch([DEVICE, UNSOLD, CALL])(text).map(({ id }) => id)).toEqual(ids);
});
