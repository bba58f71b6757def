/** What is counted of a version, in browsers and on the server. */
export const COUNTS = [
  /** HTML pages that the server sent. */
  'pages',
  /** Pages that were alive in a browser, in whatever state. */
  'views',
  /** Views in which at least one thing failed. */
  'failedViews',
  /** Entries and chunks that a browser did not get. */
  'loadFailures',
  /** Errors that a boundary has caught: a panel or a fallback took the place of a page or block. */
  'boundaryErrors',
  /** Errors that nothing caught, with a stack in the version's files. */
  'uncaughtErrors',
  /** Server bundles that did not load. */
  'serverLoadFailures',
  /** Renders that threw. */
  'renderFailures',
  /** Renders that ended their renderer: too slow, too large, or harmful. */
  'stoppedRenders',
] as const;

export type CountName = (typeof COUNTS)[number];

/** Upper bounds of the classes in which vitals are counted; the last class has none. */
export const VITALS = {
  /** Largest Contentful Paint, ms. */
  lcp: [250, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  /** Interaction to Next Paint, ms. */
  inp: [16, 50, 100, 150, 200, 300, 500, 1000, 2000],
  /** Cumulative Layout Shift, thousandths. */
  cls: [10, 50, 100, 150, 250, 500],
} as const;

export type VitalName = keyof typeof VITALS;
export const VITAL_NAMES: readonly VitalName[] = ['lcp', 'inp', 'cls'];

/** What was counted of one version. Vitals are the numbers of values in each class. */
export type Figures = Record<CountName, number> & Record<VitalName, number[]>;

/** Figures of a version of which nothing was counted yet. */
export const noFigures = (): Figures => ({
  ...{ pages: 0, views: 0, failedViews: 0, loadFailures: 0, boundaryErrors: 0, uncaughtErrors: 0 },
  ...{ serverLoadFailures: 0, renderFailures: 0, stoppedRenders: 0 },
  lcp: VITALS.lcp.map(() => 0).concat(0),
  inp: VITALS.inp.map(() => 0).concat(0),
  cls: VITALS.cls.map(() => 0).concat(0),
});

/** Adds figures to others, in place. */
export function addFigures(sum: Figures, more: Figures): void {
  for (const name of COUNTS) sum[name] += more[name];
  for (const name of VITAL_NAMES)
    more[name].forEach((count, index) => (sum[name][index] = (sum[name][index] ?? 0) + count));
}

/** Counts one value of a vital. */
export function addVital(sum: Figures, name: VitalName, value: number): void {
  const bounds: readonly number[] = VITALS[name];
  const found = bounds.findIndex((bound) => value <= bound);
  const index = found < 0 ? bounds.length : found;
  sum[name][index] = (sum[name][index] ?? 0) + 1;
}

/**
 * Returns the value that a share of all values does not exceed, within its class by proportion;
 * null without values, and the last bound for a value beyond it.
 */
export function quantile(name: VitalName, counts: readonly number[], share: number): number | null {
  const bounds: readonly number[] = VITALS[name];
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = total * share;
  let lower = 0;
  for (const [index, bound] of bounds.entries()) {
    const count = counts[index] ?? 0;
    if (count >= left && count > 0) return lower + ((bound - lower) * left) / count;
    left -= count;
    lower = bound;
  }
  return lower;
}

/** Counts what went wrong: a failed view once, however much failed in it. */
export const failuresOf = (figures: Figures): number =>
  figures.failedViews + figures.serverLoadFailures + figures.renderFailures + figures.stoppedRenders;

/** Counts views, and pages that never became a view because the server failed. */
export const attemptsOf = (figures: Figures): number => figures.views + failuresOf(figures) - figures.failedViews;
