import { addFigures, addVital, noFigures, VITAL_NAMES, type CountName, type VersionFigures } from '@shop/node/figures';
import { VIEW_COUNTS, type VersionViews } from '../../../src/rum/rum-report';
import type { VersionName } from '@shop/shared/federation/registry';
import type { Metrics } from '../http/metrics';

/** What the publisher does not take is forgotten after this number of versions. */
const MAX_VERSIONS = 200;

const VIEW_FAILURES = { loadFailures: 'load', boundaryErrors: 'boundary', uncaughtErrors: 'uncaught' } as const;
const SERVER_FAILURES = { serverLoadFailures: 'load', renderFailures: 'render', stoppedRenders: 'stop' } as const;

export type ServerFailure = keyof typeof SERVER_FAILURES;

type VersionMetrics = Pick<Metrics, 'pages' | 'views' | 'failedViews' | 'viewFailures' | 'remoteFailures' | 'vitals'>;

export interface VersionCounts {
  addPage: (version: VersionName) => void;
  addViews: (views: VersionViews) => void;
  addFailure: (version: VersionName, failure: ServerFailure) => void;
  /** A page of the version has rendered: a run of failures ends. */
  addRender: (version: VersionName) => void;
  /** Returns what was counted since the last call. */
  take: () => VersionFigures[];
  /** Counts figures again that did not reach the publisher. */
  giveBack: (figures: readonly VersionFigures[]) => void;
}

/** Counts what happens with each version, for `/metrics` and for the publisher. */
export function createVersionCounts(metrics: VersionMetrics): VersionCounts {
  let counted = new Map<string, VersionFigures>();
  const failing = new Map<string, number>();

  const keyOf = ({ remote, version }: VersionName) => `${remote}@${version}`;

  const figuresOf = ({ remote, version }: VersionName): VersionFigures => {
    const key = keyOf({ remote, version });
    const known = counted.get(key);
    if (known) return known;
    const figures = { remote, version, failedInARow: failing.get(key) ?? 0, ...noFigures() };
    if (counted.size < MAX_VERSIONS) counted.set(key, figures);
    return figures;
  };

  const countView = ({ remote, version }: VersionName, name: (typeof VIEW_COUNTS)[number], count: number) => {
    if (name === 'views' || name === 'failedViews') metrics[name].inc({ remote, version }, count);
    else metrics.viewFailures.inc({ remote, version, kind: VIEW_FAILURES[name] }, count);
  };

  const add = (version: VersionName, name: CountName, count = 1) => {
    figuresOf(version)[name] += count;
  };

  return {
    addPage({ remote, version }) {
      metrics.pages.inc({ remote, version });
      add({ remote, version }, 'pages');
    },
    addViews(views) {
      const { remote, version } = views;
      for (const name of VIEW_COUNTS) {
        const count = views[name] ?? 0;
        if (count === 0) continue;
        add(views, name, count);
        countView(views, name, count);
      }
      for (const name of VITAL_NAMES) {
        const value = views[name];
        if (value === undefined) continue;
        addVital(figuresOf(views), name, value);
        metrics.vitals[name].observe({ remote, version }, value / 1000);
      }
    },
    addFailure(version, failure) {
      const { remote, version: name } = version;
      metrics.remoteFailures.inc({ remote, version: name, kind: SERVER_FAILURES[failure] });
      add(version, failure);
      const run = (failing.get(keyOf(version)) ?? 0) + 1;
      failing.set(keyOf(version), run);
      const figures = figuresOf(version);
      figures.failedInARow = Math.max(figures.failedInARow, run);
    },
    addRender: (version) => void failing.delete(keyOf(version)),
    take() {
      const taken = [...counted.values()];
      counted = new Map();
      return taken;
    },
    giveBack(figures) {
      for (const before of figures) {
        const now = figuresOf(before);
        addFigures(now, before);
        now.failedInARow = Math.max(now.failedInARow, before.failedInARow);
      }
    },
  };
}
