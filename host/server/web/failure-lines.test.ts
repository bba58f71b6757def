import { createFailureLines } from './failure-lines';

const failure = (reason: string, version = '1') => ({ remote: 'mfe-test', version, reason });

let nowMs = 0;

function linesOf(failures: readonly ReturnType<typeof failure>[], isWorthALine = createFailureLines(() => nowMs)) {
  return failures.map(isWorthALine);
}

it('a failure that happens ten times a second has one line in a minute, which counts the others', () => {
  const isWorthALine = createFailureLines(() => nowMs);
  const often = Array.from({ length: 600 }, () => failure('rejected'));

  const first = linesOf(often, isWorthALine);
  nowMs += 60_000;
  const second = linesOf(often, isWorthALine);

  expect(first.filter((line) => line !== null)).toEqual([0]);
  expect(second.filter((line) => line !== null)).toEqual([599]);
});

it('other failures, and other versions, have lines of their own', () => {
  expect(linesOf([failure('a'), failure('b'), failure('a', '2'), failure('a')])).toEqual([0, 0, 0, null]);
});

it('a failure that never says the same twice has twenty lines', () => {
  const failures = Array.from({ length: 100 }, (_, index) => failure(`rejected at ${index}`));

  expect(linesOf(failures).filter((line) => line !== null)).toHaveLength(20);
});
