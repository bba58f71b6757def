import { evaluate } from './calculate';

const scope = { cars: 40, km: 220, share: 8, total: 0 };

it.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['8 / 4 / 2', 1],
  ['10 - 4 - 3', 3],
  ['-2 * -3', 6],
  ['0.5 * 4', 2],
  ['cars * km * share / 100', 704],
  ['max(0, 5 - 9)', 0],
  ['min(3, 2, 1)', 1],
  ['ceil(max(1, cars / 3))', 14],
])('computes %s', (expression, expected) => {
  expect(evaluate(expression, scope)).toBe(expected);
});

it('returns infinity for a payback without savings', () => {
  expect(evaluate('ceil(cars * 7900 / total)', scope)).toBe(Infinity);
});

it.each(['1 +', '(1', '1)', '1 2', 'max(1', 'cars; alert(1)', 'cars["km"]', '', '1 ** 2', 'a => b'])(
  'refuses "%s"',
  (expression) => {
    expect(() => evaluate(expression, scope)).toThrow();
  },
);

it.each(['window', 'constructor', 'alert(1)', 'constructor(1)', 'toString()'])(
  'refuses the unknown name in %s',
  (expression) => {
    expect(() => evaluate(expression, scope)).toThrow();
  },
);
