import { line, row, stockOf } from '../../testing/test-order-lines';
import { countDemands, findUnavailable } from './order-stock';

it('finds a product short only when all its lines together are', () => {
  expect(findUnavailable([line(1, 3), line(1, 2)], stockOf(row(1)))).toEqual([]);
  expect(findUnavailable([line(1, 3), line(1, 3)], stockOf(row(1)))).toEqual([{ productId: 1, available: 5 }]);
});

it('needs no stock for a service', () => {
  expect(
    findUnavailable([line(1, 900)], stockOf(row(1, { type: 'service', stock_item_id: null, available: 0 }))),
  ).toEqual([]);
});

it('does not sell what has no price, except as a part of its product', () => {
  const stock = stockOf(row(1, { price_kopecks: 0 }), row(2), row(3, { parent_id: 2, price_kopecks: 0 }));

  expect(findUnavailable([line(1, 1)], stock)).toEqual([{ productId: 1, available: 0 }]);
  expect(findUnavailable([line(2, 1, [{ productId: 3, productCount: 1 }])], stock)).toEqual([]);
});

describe('products that are one thing', () => {
  const RELAY = { stock_item_id: 9, free_pieces: 7 };
  const stock = stockOf(
    row(1),
    row(2, { ...RELAY, parent_id: 1, price_kopecks: 0, per_unit: 3, available: 2 }),
    row(3, { ...RELAY, parent_id: 1, available: 7 }),
  );
  const kits = (count: number, extras: number) => [
    line(1, count, [
      { productId: 3, productCount: extras },
      { productId: 2, productCount: count },
    ]),
  ];

  it('need their pieces together', () => {
    expect(countDemands(kits(2, 1), stock).get(9)).toEqual({ pieces: 7, fromStock: 7 });
    expect(findUnavailable(kits(2, 1), stock)).toEqual([]);
  });

  it('run short of the extras before the parts of kits', () => {
    expect(findUnavailable(kits(2, 4), stock)).toEqual([{ productId: 3, available: 1 }]);
    expect(findUnavailable(kits(3, 1), stock)).toEqual([{ productId: 2, available: 2 }]);
  });

  it('are none while more is promised than there is', () => {
    const short = stockOf(row(1, { free_pieces: -3, available: 0 }));

    expect(findUnavailable([line(1, 1)], short)).toEqual([{ productId: 1, available: 0 }]);
  });
});

it('sells nothing that nobody has counted', () => {
  const uncounted = { stock_item_id: null, free_pieces: 0, available: 0 };

  expect(findUnavailable([line(1, 1)], stockOf(row(1, uncounted)))).toEqual([{ productId: 1, available: 0 }]);
});

it('orders beyond stock what has a term, and lets it hold what is there', () => {
  const stock = stockOf(row(1, { order_term_days: 10 }));

  expect(findUnavailable([line(1, 30)], stock)).toEqual([]);
  expect(countDemands([line(1, 30)], stock).get(1)).toEqual({ pieces: 30, fromStock: 0 });
});
