import { createRequestLimit } from './request-limit';

function setup(max: number) {
  const clock = { nowMs: 0 };
  const onReached = jest.fn();
  return { clock, onReached, limit: createRequestLimit({ max, onReached, now: () => clock.nowMs }) };
}

it('refuses a visitor after the last request of the minute, and nobody else', () => {
  const { limit, clock } = setup(2);
  expect([limit('a'), limit('a')]).toEqual([0, 0]);

  clock.nowMs = 20_000;

  expect(limit('a')).toBe(40);
  expect(limit('b')).toBe(0);
});

it('begins anew after a minute', () => {
  const { limit, clock } = setup(1);
  limit('a');
  expect(limit('a')).toBe(60);

  clock.nowMs = 60_000;

  expect(limit('a')).toBe(0);
});

it('tells whether one more request would be refused, without counting it', () => {
  const { limit } = setup(2);
  expect([limit('a', 0), limit('a', 0), limit('a', 0)]).toEqual([0, 0, 0]);

  limit('a', 2);

  expect(limit('a', 0)).toBe(60);
});

it('reports once a minute that a visitor has used it up', () => {
  const { limit, onReached, clock } = setup(2);
  limit('a');
  expect(onReached).not.toHaveBeenCalled();

  for (let request = 0; request < 5; request += 1) limit('a');
  expect(onReached).toHaveBeenCalledTimes(1);

  clock.nowMs = 60_000;
  limit('a', 2);
  expect(onReached).toHaveBeenCalledTimes(2);
});
