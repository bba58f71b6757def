import { createBlockedParts } from './blocked-parts';

function setup() {
  const clock = { nowMs: 0 };
  const blocked = createBlockedParts(() => clock.nowMs);
  const part = (name: string, version = '2') => ({ remote: 'mfe-test', version, name });
  return { blocked, clock, part };
}

it('blocks a part on the page that it failed on, in that version, for 30 s', () => {
  const { blocked, clock, part } = setup();
  blocked.add(part('page product'), '/a');

  expect(blocked.has(part('page product'), '/a')).toBe(true);
  expect(blocked.has(part('page product'), '/b')).toBe(false);
  expect(blocked.has(part('page products'), '/a')).toBe(false);
  expect(blocked.has(part('page product', '1'), '/a')).toBe(false);
  expect(blocked.hasAny(part('page product'))).toBe(true);
  expect(blocked.hasAny(part('page products'))).toBe(false);

  clock.nowMs += 30_000;
  expect(blocked.has(part('page product'), '/a')).toBe(false);
});

it('blocks it twice as long each time, for 10 min at most', () => {
  const { blocked, clock, part } = setup();

  const lengths = Array.from({ length: 7 }, () => {
    blocked.add(part('page product'), '/a');
    const startMs = clock.nowMs;
    while (blocked.has(part('page product'), '/a')) clock.nowMs += 1000;
    return (clock.nowMs - startMs) / 1000;
  });

  expect(lengths).toEqual([30, 60, 120, 240, 480, 600, 600]);
});

it('blocks a part on every page once it has failed on three', () => {
  const { blocked, part } = setup();
  for (const page of ['/a', '/b', '/c']) blocked.add(part('page product'), page);

  expect(blocked.has(part('page product'), '/d')).toBe(true);
  expect(blocked.has(part('page products'), '/products')).toBe(false);
});

it('blocks a version once three of its parts have failed, or its load', () => {
  const { blocked, part } = setup();
  for (const name of ['page a', 'page b', 'widget c']) blocked.add(part(name), '/');
  blocked.add(part('load', '3'), '');

  expect(blocked.has(part('page d'), '/d')).toBe(true);
  expect(blocked.has(part('page d', '3'), '/d')).toBe(true);
});

it('forgets everything when the registry changes', () => {
  const { blocked, part } = setup();
  blocked.add(part('load'), '');

  blocked.clear();

  expect(blocked.has(part('load'), '')).toBe(false);
});
