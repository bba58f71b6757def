import { ORDER } from '../testing';
import { keptLines } from './order-sums';

it('leaves out lines of which the buyer has kept nothing', () => {
  const [main] = ORDER.products;
  const partly = { products: main ? [{ ...main, productCount: 0 }] : [] };

  expect(keptLines(ORDER).map(({ id }) => id)).toEqual([11, 12]);
  expect(keptLines(partly).map(({ id }) => id)).toEqual([12]);
});
