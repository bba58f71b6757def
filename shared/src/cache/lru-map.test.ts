import { LruMap } from './lru-map';

it('drops the entry that was used longest ago', () => {
  const map = new LruMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');

  map.set('c', 3);

  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});

it('counts a new value as a use, and forgets deleted keys', () => {
  const map = new LruMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  map.delete('b');

  map.set('c', 4);

  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([3, undefined, 4]);
});
