import { addFigures, addVital, attemptsOf, failuresOf, isHostReport, noFigures, quantile } from '.';

describe('figures', () => {
  it('counts failures against attempts: a page that the server could not render has no view', () => {
    const figures = { ...noFigures(), views: 100, failedViews: 3, renderFailures: 2 };

    expect([failuresOf(figures), attemptsOf(figures)]).toEqual([5, 102]);
  });

  it('adds counts and classes of vitals', () => {
    const sum = noFigures();
    const more = { ...noFigures(), views: 2 };
    addVital(more, 'cls', 0);
    addVital(more, 'cls', 700);

    addFigures(sum, more);
    addFigures(sum, more);

    expect([sum.views, sum.cls]).toEqual([4, [2, 0, 0, 0, 0, 0, 2]]);
  });

  it('tells the value that three of four do not exceed', () => {
    const figures = noFigures();
    for (const ms of [600, 700, 900, 1400]) addVital(figures, 'lcp', ms);

    expect(quantile('lcp', figures.lcp, 0.75)).toBe(1000);
    expect(quantile('lcp', noFigures().lcp, 0.75)).toBeNull();
  });

  it('tells the last bound for values beyond it', () => {
    const figures = noFigures();
    addVital(figures, 'inp', 9000);

    expect(quantile('inp', figures.inp, 0.75)).toBe(2000);
  });
});

describe('isHostReport', () => {
  const figures = { remote: 'mfe-test', version: '1', failedInARow: 0, ...noFigures() };
  const report = { hostId: 'a:1', hostVersion: '1', setId: 'x', figures: [figures] };

  it('accepts what a host sends', () => {
    expect(isHostReport(report)).toBe(true);
    expect(isHostReport({ ...report, figures: [] })).toBe(true);
    expect(isHostReport({ ...report, revision: 1_790_000_000_000 })).toBe(true);
  });

  it.each([
    ['no host', { ...report, hostId: '' }],
    ['a negative count', { ...report, figures: [{ ...figures, views: -1 }] }],
    ['too few classes', { ...report, figures: [{ ...figures, lcp: [1] }] }],
    ['a revision that is no time', { ...report, revision: Number.MAX_SAFE_INTEGER }],
    ['no list', { ...report, figures: {} }],
    ['null', null],
  ])('refuses %s', (_what, value) => {
    expect(isHostReport(value)).toBe(false);
  });
});
