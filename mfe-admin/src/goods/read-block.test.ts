import { isBlock, placeBlock, readBlock, type Product } from '.';

const product = (id: number, code: string): Product => ({
  ...{ id, code, revision: 1, kind: 'product', name: `Товар ${id}`, price: 100, active: true, sale: null, img: null },
  ...{ type: 'product', perUnit: 1, onHand: 5, promised: 0, available: 5 },
});
const PRODUCTS = [product(1, 'IDS-1'), product(2, 'IDS-2'), product(3, 'IDS-3')];
const at = (from: number, field: 'name' | 'price' | 'active') => ({ products: PRODUCTS, shown: 3, from, field });
const placed = (text: string, from = 0, field: 'name' | 'price' | 'active' = 'price') => {
  const { changes, left } = placeBlock(readBlock(text), at(from, field));
  return { changes: changes.map(({ product: { id }, part }) => [id, part]), left };
};

it.each([
  ['24 900,50 ₽\r\n32 900\r\n', [['24 900,50 ₽'], ['32 900']]],
  [
    'а\t1\nб\t2',
    [
      ['а', '1'],
      ['б', '2'],
    ],
  ],
  ['"Реле\n""мини"""\t590', [['Реле "мини"', '590']]],
  ['Дюйм 5" и\t1', [['Дюйм 5" и', '1']]],
  [
    'а\t\n\tб',
    [
      ['а', ''],
      ['', 'б'],
    ],
  ],
])('reads %j as a spreadsheet copies it', (text, rows) => {
  expect(readBlock(text)).toEqual(rows);
});

it('takes one cell for a text', () => {
  expect(isBlock('24 900 ₽\r\n')).toBe(false);
  expect(isBlock('24 900\n32 900')).toBe(true);
  expect(isBlock('Реле\t590')).toBe(true);
});

it('puts a column onto the rows from the cell on, and says what is left', () => {
  expect(placed('110\n120\n130', 1)).toEqual({
    changes: [
      [2, { price: '110' }],
      [3, { price: '120' }],
    ],
    left: ['130'],
  });
});

it('puts a block onto the columns from the cell on; an empty cell changes nothing', () => {
  expect(placed('Один\t110\tнет\n\t120\tда', 0, 'name').changes).toEqual([
    [1, { name: 'Один', price: '110', active: false }],
    [2, { price: '120', active: true }],
  ]);
});

it('finds rows by their articles, in any order', () => {
  expect(placed('ids-3\t130\nIDS-1\t110\nIDS-9\t190')).toEqual({
    changes: [
      [3, { price: '130' }],
      [1, { price: '110' }],
    ],
    left: ['IDS-9 190'],
  });
  expect(placed('IDS-2\tДругое\t120').changes).toEqual([[2, { name: 'Другое', price: '120' }]]);
});

it('finds goods by article that are not shown', () => {
  const others = { products: [...PRODUCTS, product(9, 'IDS-9')], shown: 3, from: 0, field: 'price' } as const;
  expect(placeBlock(readBlock('IDS-9\t190'), others).changes.map(({ product: { id } }) => id)).toEqual([9]);
  expect(placeBlock(readBlock('1\n2\n3\n4'), others).left).toEqual(['4']);
});
