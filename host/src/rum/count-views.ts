import type { VersionName } from '@shop/shared/federation/registry';
import { failedVersion } from './failed-version';
import type { RumEvent } from './rum-queue';
import type { VersionViews, ViewCount, ViewVital } from './rum-report';

const FAILURE_COUNTS = {
  load: 'loadFailures',
  boundary: 'boundaryErrors',
  uncaught: 'uncaughtErrors',
} as const satisfies Record<string, ViewCount>;

/** An error that comes again with each frame must not fill a report. */
const MAX_COUNT = 9;

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

/** Counts what happens with the versions of a page. */
export function createViewCounts(versions: readonly VersionName[]) {
  let counted = new Map<string, VersionViews>();
  /** Remotes whose present view has failed. */
  const failing = new Set<string>();

  const viewsOf = (remote: string): VersionViews | null => {
    const known = versions.find((version) => version.remote === remote);
    if (!known) return null;
    const views = counted.get(remote) ?? { remote, version: known.version };
    counted.set(remote, views);
    return views;
  };

  const add = (remote: string, count: ViewCount) => {
    const views = viewsOf(remote);
    if (views) views[count] = Math.min((views[count] ?? 0) + 1, MAX_COUNT);
  };

  /** The remote that is to blame. An error in files of another version comes from another page. */
  const blamed = ({ kind, source, error }: Exclude<RumEvent, { kind: 'view' }>): string | null => {
    if (kind === 'log') return null;
    if (kind === 'load') return source.split('/')[0] ?? null;
    return failedVersion(stackOf(error))?.remote ?? null;
  };

  return {
    note(event: RumEvent) {
      if (event.kind === 'view') {
        failing.delete(event.remote);
        add(event.remote, 'views');
        return;
      }
      const remote = blamed(event);
      if (remote === null || event.kind === 'log') return;
      add(remote, FAILURE_COUNTS[event.kind]);
      if (!failing.has(remote)) add(remote, 'failedViews');
      failing.add(remote);
    },
    noteVital(remote: string, vital: ViewVital, value: number) {
      const views = viewsOf(remote);
      if (views) views[vital] = Math.round(value);
    },
    /** Returns what was counted since the last call. */
    take(): VersionViews[] {
      const taken = [...counted.values()];
      counted = new Map();
      return taken;
    },
  };
}
