import { insist, meetShelf, stockCountsOf, typeCount, typedSince, type Thing } from './count-draft';

const THING: Thing = {
  ...{ id: 7, name: 'Радиометка', articles: ['RM-2'], onHand: 5, promised: 2, assembled: 0, shortOrders: [] },
};

it('counts what is typed, against what was shown', () => {
  expect(stockCountsOf(typeCount({}, THING, ' 12 шт.'))).toEqual([{ stockItemId: 7, counted: 12, seen: 5 }]);
  expect(typeCount(typeCount({}, THING, '12'), THING, '')).toEqual({});
});

it.each(['-1', '2,5', 'много', '1000000000'])('saves nothing while a count is %s', (typed) => {
  expect(stockCountsOf(typeCount(typeCount({}, THING, typed), { ...THING, id: 8 }, '3'))).toBeNull();
});

it('is overtaken by the shelf, until somebody says that it is right', () => {
  const met = meetShelf(typeCount({}, THING, '12'), [{ ...THING, onHand: 4 }]);

  expect(met[7]?.now).toBe(4);
  expect(stockCountsOf(met)).toBeNull();
  expect(stockCountsOf(insist(met, 7))).toEqual([{ stockItemId: 7, counted: 12, seen: 4 }]);
  expect(meetShelf(met, [THING])[7]?.now).toBeNull();
});

it('keeps what was typed while it was saved, against what lies there now', () => {
  const sent = typeCount({}, THING, '1');
  const saved = [{ ...THING, onHand: 1 }];

  expect(typedSince(sent, sent, saved)).toEqual({});
  expect(stockCountsOf(typedSince(sent, typeCount(sent, THING, '12'), saved))).toEqual([
    { stockItemId: 7, counted: 12, seen: 1 },
  ]);
});
