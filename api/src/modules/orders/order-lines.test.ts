import { countPieces, findUnavailable, followProducts, priceLines } from './order-lines';
import type { StockRow } from './stock-repository';

function row(id: number, changes: Partial<StockRow> = {}): StockRow {
  return {
    id,
    parent_id: null,
    active: true,
    type: 'product',
    name: `Товар ${id}`,
    price_kopecks: 10_000,
    stock: 5,
    ...changes,
  };
}

function stockOf(...rows: StockRow[]): Map<number, StockRow> {
  return new Map(rows.map((known) => [known.id, known]));
}

function line(productId: number, productCount: number, children: { productId: number; productCount: number }[] = []) {
  return { productId, productCount, children, booking: null };
}

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

it('finds a product short only when all its lines together are', () => {
  expect(findUnavailable([line(1, 3), line(1, 2)], stockOf(row(1)))).toEqual([]);
  expect(findUnavailable([line(1, 3), line(1, 3)], stockOf(row(1)))).toEqual([{ productId: 1, available: 5 }]);
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

it('needs no stock for a service', () => {
  expect(findUnavailable([line(1, 900)], stockOf(row(1, { type: 'service', stock: 0 })))).toEqual([]);
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

it('does not sell what has no price, except as a part of its product', () => {
  const stock = stockOf(row(1, { price_kopecks: 0 }), row(2), row(3, { parent_id: 2, price_kopecks: 0 }));

  expect(findUnavailable([line(1, 1)], stock)).toEqual([{ productId: 1, available: 0 }]);
  expect(findUnavailable([line(2, 1, [{ productId: 3, productCount: 1 }])], stock)).toEqual([]);
});
