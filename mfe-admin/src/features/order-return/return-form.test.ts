import { ORDER } from '../../testing';
import { returnedSum, returnLines, withCount, withShelf } from './return-form';

it('puts all on the shelf until a part is set aside', () => {
  const all = withCount({}, 11, 3);

  expect(all).toEqual({ 11: { count: 3, toShelf: 3 } });
  expect(withCount(withShelf(all, 11, 2), 11, 1)).toEqual({ 11: { count: 1, toShelf: 1 } });
  expect(withCount(withShelf(all, 11, 1), 11, 2)).toEqual({ 11: { count: 2, toShelf: 1 } });
});

it('sends what came back only, and says what comes off the sum', () => {
  const counts = withCount(withCount({}, 11, 0), 12, 1);

  expect(returnLines(counts)).toEqual([{ lineId: 12, count: 1, toShelf: 1 }]);
  expect(returnedSum(ORDER, counts)).toBe(590);
});
