import { noTotals, type Totals } from '../figures';
import { judge, type Evidence } from './judge';
import { createRandom, simulate } from './testing/simulate';
import { noVisitors, type Visitors } from './visitors';

const evidence = (visitors: Partial<Visitors>, totals: Partial<Totals> = {}): Evidence => ({
  visitors: { ...noVisitors(), ...visitors },
  totals: { ...noTotals(), ...totals },
});

const LIVE = evidence({ seen: 1900, failing: 10, settled: 2000, silent: 100, reports: 3000 }, { pages: 4000 });
const NO_FORGERY = { forged: 0, forger: 'nothing', wants: 'worse', viewsPerHour: 100 } as const;

describe('judge', () => {
  it('finds a version worse that fails for more visitors, and says how often', () => {
    expect(judge(evidence({ seen: 200, failing: 12 }), LIVE)).toEqual({
      kind: 'worse',
      why: '12 of 200 visitors failed (6.0 %), of the live version 10 of 1900 (0.5 %)',
    });
  });

  it.each([
    ['too few have seen it', { seen: 199, failing: 199 }, LIVE],
    ['it has failed for four', { seen: 200, failing: 4 }, evidence({ seen: 1900 })],
    ['it fails less than a percentage point more often', { seen: 50_000, failing: 700 }, LIVE],
    ['that may be chance', { seen: 200, failing: 7 }, evidence({ seen: 1900, failing: 30 })],
    ['the live version fails as often', { seen: 200, failing: 100 }, evidence({ seen: 1900, failing: 950 })],
    ['nobody has seen the live version', { seen: 200, failing: 100 }, evidence({})],
  ])('waits while %s', (_why, candidate, live) => {
    expect(judge(evidence(candidate), live)).toBeNull();
  });

  it('believes the server for itself, whatever browsers say', () => {
    const failing = evidence({ unproven: 900, reports: 1000 }, { pages: 200, renderFailures: 8, stoppedRenders: 4 });

    expect(judge(failing, LIVE)).toMatchObject({ kind: 'worse', why: expect.stringMatching(/^12 of 212 renders/) });
  });

  it('finds a version worse after three failed renders in a row, unless the live version has them, too', () => {
    const inARow = (failedInARow: number) => evidence({}, { failedInARow });

    expect(judge(inARow(3), LIVE)).toEqual({ kind: 'worse', why: '3 renders failed in a row on the server' });
    expect(judge(inARow(2), LIVE)).toBeNull();
    expect(judge(inARow(9), inARow(3))).toBeNull();
  });

  it('finds a version worse whose pages are silent while those of the live version report', () => {
    expect(judge(evidence({ settled: 30, silent: 29 }), LIVE)).toEqual({
      kind: 'worse',
      why: 'its pages are silent: 30 visitors got one and 1 reported, of the live version 2000 and 1900',
    });
  });

  it.each([
    ['its pages are too new to have reported', { settled: 0 }, LIVE],
    ['too few visitors got one', { settled: 20, silent: 20 }, LIVE],
    ['a part of them reports', { settled: 100, silent: 60 }, LIVE],
    ['the live version is silent, too', { settled: 500, silent: 500 }, evidence({ settled: 5000, silent: 5000 })],
    ['few visitors run scripts', { settled: 100, silent: 100 }, evidence({ settled: 5000, silent: 4500 })],
  ])('does not call it silent when %s', (_why, candidate, live) => {
    expect(judge(evidence(candidate), live)).toBeNull();
  });

  it.each([
    ['of the candidate', evidence({ seen: 200, failing: 100, unproven: 101, reports: 301 }), LIVE],
    [
      'of the live version',
      evidence({ seen: 200, failing: 100 }),
      evidence({ seen: 900, unproven: 900, reports: 1800 }),
    ],
  ])('asks a person when more than a third of the reports %s is not proven', (_whose, candidate, live) => {
    expect(judge(candidate, live)).toMatchObject({ kind: 'disputed', why: expect.stringContaining('reports') });
  });

  it('decides while fewer are', () => {
    expect(judge(evidence({ seen: 200, failing: 100, unproven: 60, reports: 260 }), LIVE)?.kind).toBe('worse');
    expect(judge(evidence({ seen: 5, unproven: 19, reports: 24 }), LIVE)).toBeNull();
  });

  it.each([
    ['each view', 1, 310],
    ['one view in ten', 0.1, 320],
    ['one view in twenty', 0.05, 400],
  ])('finds a version worse soon that throws in %s', (_how, candidateRate, withinViews) => {
    const random = createRandom(42);
    const run = () => simulate(random, { ...NO_FORGERY, candidateRate, liveRate: 0.005, views: 600 });

    const views = Array.from({ length: 40 }, run).map((one) => (one.verdict ? one.views : Infinity));

    expect(views.toSorted((one, other) => one - other)[37]).toBeLessThanOrEqual(withinViews);
  });
});
