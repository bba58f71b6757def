import { noTotals, type Totals } from '../figures';
import { judge, type Evidence } from './judge';

const evidence = (totals: Partial<Totals>, settledPages = totals.pages ?? 0): Evidence => ({
  totals: { ...noTotals(), ...totals },
  settledPages,
});

const STABLE = evidence({ pages: 2000, views: 1900, failedViews: 10 });

describe('judge', () => {
  it('takes back a version that fails more often, and says how often', () => {
    expect(judge(evidence({ views: 200, failedViews: 12 }), STABLE)).toBe(
      '12 of 200 views failed (6.0 %), of the live version 10 of 1900 (0.5 %)',
    );
  });

  it('counts renders that failed on the server', () => {
    expect(judge(evidence({ views: 200, renderFailures: 8, stoppedRenders: 4 }), STABLE)).toMatch(/^12 of 212 views/);
  });

  it.each([
    ['it has too few views', { views: 199, failedViews: 199 }, STABLE],
    ['four views have failed', { views: 200, failedViews: 4 }, evidence({ views: 1900 })],
    ['it fails less than a percentage point more often', { views: 50_000, failedViews: 700 }, STABLE],
    ['that may be chance', { views: 200, failedViews: 7 }, evidence({ views: 1900, failedViews: 30 })],
    ['the live version fails as often', { views: 200, failedViews: 100 }, evidence({ views: 1900, failedViews: 950 })],
    ['the live version has no views', { views: 200, failedViews: 100 }, evidence({})],
  ])('waits while %s', (_why, candidate, stable) => {
    expect(judge(evidence(candidate), stable)).toBeNull();
  });

  it('takes back a version whose pages are silent while those of the live version report', () => {
    expect(judge(evidence({ pages: 30, views: 1 }), STABLE)).toBe(
      'its pages are silent: 30 were sent and 1 reported, of the live version 2000 and 1900',
    );
  });

  it.each([
    ['its pages are too new to have reported', evidence({ pages: 500 }, 0), STABLE],
    ['too few pages were sent', evidence({ pages: 20 }), STABLE],
    ['a part of them reports', evidence({ pages: 100, views: 40 }), STABLE],
    ['the live version is silent, too', evidence({ pages: 500 }), evidence({ pages: 5000 })],
    ['few visitors run scripts', evidence({ pages: 100 }), evidence({ pages: 5000, views: 500 })],
  ])('does not call it silent when %s', (_why, candidate, stable) => {
    expect(judge(candidate, stable)).toBeNull();
  });

  it('takes back a version after three failed renders in a row, unless the live version fails, too', () => {
    expect(judge(evidence({ failedInARow: 3 }), STABLE)).toBe('3 renders failed in a row on the server');
    expect(judge(evidence({ failedInARow: 2 }), STABLE)).toBeNull();
    expect(judge(evidence({ failedInARow: 9 }), evidence({ failedInARow: 3 }))).toBeNull();
  });
});

const { imul } = Math; // a global of a test is looked up slowly, and this one millions of times

/** A generator of numbers from 0 to 1 (mulberry32): each run of the test sees the same rollouts. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const VIEWS = 1000;
const VIEWS_PER_LOOK = 10;

/** Runs a rollout of 10 %; returns the views of the candidate when it is taken back. */
function simulate(random: () => number, candidateRate: number, stableRate: number): number | null {
  const candidate = evidence({});
  const stable = evidence({});
  while (candidate.totals.views < VIEWS) {
    for (let view = 0; view < VIEWS_PER_LOOK; view += 1) {
      candidate.totals.views += 1;
      if (random() < candidateRate) candidate.totals.failedViews += 1;
    }
    for (let view = 0; view < 9 * VIEWS_PER_LOOK; view += 1) {
      stable.totals.views += 1;
      if (random() < stableRate) stable.totals.failedViews += 1;
    }
    if (judge(candidate, stable) !== null) return candidate.totals.views;
  }
  return null;
}

const RATES = [0, 0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3];
const ROLLOUTS = 300;

it('takes back at most one in 600 of equal versions, although it looks after every ten views', () => {
  const random = createRandom(21);

  const takenBack = RATES.flatMap((rate) => Array.from({ length: ROLLOUTS }, () => simulate(random, rate, rate)));

  expect(takenBack).toHaveLength(2400);
  expect(takenBack.filter((views) => views !== null).length).toBeLessThanOrEqual(4);
});

it.each([
  ['each view', 1, 200],
  ['one view in ten', 0.1, 250],
  ['one view in twenty', 0.05, 600],
])('takes back a version that throws in %s', (_how, rate, withinViews) => {
  const random = createRandom(42);

  const views = Array.from({ length: 100 }, () => simulate(random, rate, 0.005) ?? Infinity).toSorted((a, b) => a - b);

  expect(views[94]).toBeLessThanOrEqual(withinViews);
});
