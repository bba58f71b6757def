import { readCount } from '.';

it.each([
  ['3', 3],
  ['007', 7],
  ['3,00', 3],
  ['2.0', 2],
  ['2.', 2],
  ['1 000', 1000],
  ['1\u00A0000,00 ₽', 1000],
  ['\u200E5 шт.', 5],
  ['０', 0],
])('«%s» is %s', (text, count) => {
  expect(readCount(text)).toBe(count);
});

it.each(['', '-3', '\u22123', '2,5', '2.05', '1.000', '3,000', '1e3', '0x10', 'три', '3-4', '5/2'])(
  '«%s» is no count',
  (text) => {
    expect(readCount(text)).toBeNull();
  },
);
