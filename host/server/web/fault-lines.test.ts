import { createFaultLines } from './fault-lines';

const fault = (reason: string, version = '1') => ({ remote: 'mfe-test', version, reason });

let nowMs = 0;

function linesOf(faults: readonly ReturnType<typeof fault>[], isWorthALine = createFaultLines(() => nowMs)) {
  return faults.map(isWorthALine);
}

it('a fault that happens ten times a second has one line in a minute, which counts the others', () => {
  const isWorthALine = createFaultLines(() => nowMs);
  const often = Array.from({ length: 600 }, () => fault('rejected'));

  const first = linesOf(often, isWorthALine);
  nowMs += 60_000;
  const second = linesOf(often, isWorthALine);

  expect(first.filter((line) => line !== null)).toEqual([0]);
  expect(second.filter((line) => line !== null)).toEqual([599]);
});

it('other faults, and other versions, have lines of their own', () => {
  expect(linesOf([fault('a'), fault('b'), fault('a', '2'), fault('a')])).toEqual([0, 0, 0, null]);
});

it('a fault that never says the same twice has twenty lines', () => {
  const faults = Array.from({ length: 100 }, (_, index) => fault(`rejected at ${index}`));

  expect(linesOf(faults).filter((line) => line !== null)).toHaveLength(20);
});
