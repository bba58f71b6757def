import { isPriceJump, priceText, readPrice } from '.';

it.each([
  ['450', 450],
  ['0', 0],
  ['1 234,50 ₽', 1234.5],
  ['24900', 24_900],
  ['24 900,50 ₽', 24_900.5],
  ['24\u00A0900,5', 24_900.5],
  ['24\u202F900.50 руб.', 24_900.5],
  ['1 234 567р', 1_234_567],
  ['\u200E0 ₽ ', 0],
])('reads %j as %d', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

it.each([0, 24_900, 24_900.5, 9_999_999.99])('shows %d as a text that it reads', (price) => {
  expect(readPrice(priceText(price))).toBe(price);
});

it.each(['', '₽', '1e3', '-5', '−5', '24,900.50', '24900,505', '24 90', '2 4900', 'бесплатно', '10000001', '0x10'])(
  'takes %j for no price',
  (text) => {
    expect(readPrice(text)).toBeNull();
  },
);

it.each([
  [1000, 1500, false],
  [1000, 1500.01, true],
  [1000, 500, false],
  [1000, 499.99, true],
  [1000, 0, true],
  [0, 0, false],
  [0, 100, true],
  [0.03, 0.02, false],
])('of %d to %d is a jump: %s', (was, now, isJump) => {
  expect(isPriceJump(was, now)).toBe(isJump);
});
