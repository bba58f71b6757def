import { countPieces, followProducts, priceLines } from './order-lines';
import { line, row, stockOf } from '../../testing/test-order-lines';

function step(productCount: number, discountKopecks: number) {
  return { id: productCount, product_id: 1, product_count: productCount, discount_kopecks: discountKopecks };
}

it('adds up a product that appears in several lines', () => {
  expect(countPieces([line(1, 2, [{ productId: 2, productCount: 1 }]), line(1, 3)])).toEqual(
    new Map([
      [1, 5],
      [2, 1],
    ]),
  );
});

it('counts parts without a price like their product, and leaves accessories with a price alone', () => {
  const ordered = [
    line(
      1,
      2,
      [2, 3, 4].map((productId) => ({ productId, productCount: 5 })),
    ),
  ];

  const [followed] = followProducts(ordered, stockOf(row(1), row(2, { price_kopecks: 0 }), row(3)));

  expect(followed?.children.map(({ productCount }) => productCount)).toEqual([2, 5, 5]);
});

it('applies the discount of the highest threshold reached', () => {
  const discounts = [step(3, 500), step(10, 900)];
  const discountAt = (count: number) => priceLines([line(1, count)], stockOf(row(1)), discounts)[0]?.discountKopecks;

  expect([2, 3, 9, 10].map(discountAt)).toEqual([0, 500, 500, 900]);
});

it('never discounts below zero', () => {
  const [priced] = priceLines([line(1, 1)], stockOf(row(1)), [step(1, 99_999)]);

  expect(priced).toMatchObject({ priceKopecks: 10_000, discountKopecks: 10_000 });
});
