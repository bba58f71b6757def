import { watchIntrinsics } from './intrinsics';

it('finds nothing while built-in objects are as they were', () => {
  const findChange = watchIntrinsics();
  class Own extends Array<number> {}
  Reflect.set(globalThis, 'ownVariable', Own.from([1]));

  expect(findChange()).toBeNull();
  Reflect.deleteProperty(globalThis, 'ownVariable');
});

it.each<[string, object, PropertyKey, unknown]>([
  ['a replaced method', Array.prototype, 'map', () => []],
  ['a replaced global', globalThis, 'URL', () => null],
  ['a property for every object', Object.prototype, 'isAdmin', true],
  ['a replaced static method', JSON, 'stringify', () => ''],
])('names %s', (_what, object, key, value) => {
  const before = Reflect.getOwnPropertyDescriptor(object, key);
  const findChange = watchIntrinsics();

  Object.defineProperty(object, key, { value, configurable: true, writable: true });
  const change = findChange();
  if (before) Object.defineProperty(object, key, before);
  else Reflect.deleteProperty(object, key);

  expect(change).toBe(key);
  expect(findChange()).toBeNull();
});

it('names a removed property, and a replaced one of a module', () => {
  const module: Record<string, unknown> = { createElement: () => null };
  const findChange = watchIntrinsics([module]);

  module.createElement = () => 'evil';
  expect(findChange()).toBe('createElement');

  Reflect.deleteProperty(module, 'createElement');
  expect(findChange()).toBe('a built-in property');
});
