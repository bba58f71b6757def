import type { VersionVisit } from '@shop/node/figures';

/** After this time a page that a visitor got has been reported, or never will be. */
const SETTLED_MS = 60_000;

/**
 * How many views of one visitor are usual while a candidate runs. More come from somebody who wants
 * to be heard, or from an office; they count for nothing either way.
 */
const USUAL_VIEWS = 20;

/** More visitors would not change a decision. */
const MAX_VISITORS = 50_000;

/** How the visitors of a version fared. Each counts once, however much they have reported. */
export interface Visitors {
  /** Those from whom a page came alive. */
  seen: number;
  /** Those for whom something failed, once or more often. */
  failing: number;
  /** Those who got a page at least a minute ago. */
  settled: number;
  /** Those of them from whom nothing came. */
  silent: number;
  /** Reports of pages that no host has sent, and what is beyond the usual of one visitor. */
  unproven: number;
  /** All reports. */
  reports: number;
}

export const noVisitors = (): Visitors => ({ seen: 0, failing: 0, settled: 0, silent: 0, unproven: 0, reports: 0 });

interface Visitor {
  views: number;
  hasFailed: boolean;
  hasPage: boolean;
  /** Its page is so old that it counts as silent without a view. */
  isSettled: boolean;
}

/** What is known of one version, added up as it comes: the judge looks every few seconds. */
function createVersion(now: () => number) {
  const visitors = new Map<string, Visitor>();
  const sum = noVisitors();
  /** Those with a new page, the oldest first. */
  const unsettled: { visitor: Visitor; at: number }[] = [];

  const visitorOf = (who: string): Visitor | null => {
    const known = visitors.get(who);
    if (known) return known;
    if (visitors.size === MAX_VISITORS) return null;
    const visitor = { views: 0, hasFailed: false, hasPage: false, isSettled: false };
    visitors.set(who, visitor);
    return visitor;
  };

  const settle = () => {
    const young = unsettled.findIndex(({ at }) => at > now() - SETTLED_MS);
    for (const { visitor } of unsettled.splice(0, young < 0 ? unsettled.length : young)) {
      visitor.isSettled = true;
      sum.settled += 1;
      if (visitor.views === 0) sum.silent += 1;
    }
  };

  const addViews = (visitor: Visitor, views: number) => {
    if (views === 0) return;
    if (visitor.views === 0) {
      sum.seen += 1;
      if (visitor.isSettled) sum.silent -= 1;
    }
    sum.reports += views;
    visitor.views += views;
    const more = visitor.views - USUAL_VIEWS;
    if (more > 0) sum.unproven += Math.min(views, more);
  };

  return {
    add({ who, pages, views, failedViews }: VersionVisit): void {
      if (who === '') {
        sum.unproven += views;
        sum.reports += views;
        return;
      }
      const visitor = visitorOf(who);
      if (!visitor) return;
      if (pages > 0 && !visitor.hasPage) {
        visitor.hasPage = true;
        unsettled.push({ visitor, at: now() });
      }
      addViews(visitor, views);
      if (failedViews > 0 && !visitor.hasFailed) {
        visitor.hasFailed = true;
        sum.failing += 1;
      }
    },
    sum(): Visitors {
      settle();
      return { ...sum };
    },
  };
}

type Version = ReturnType<typeof createVersion>;

export type VisitorStore = ReturnType<typeof createVisitorStore>;

/**
 * Remembers in memory how the visitors of versions fared, while a candidate runs. What a process
 * forgets when it ends is gathered anew.
 */
export function createVisitorStore(now: () => number = Date.now) {
  /** By remote, and then by version. */
  const remotes = new Map<string, Map<string, Version>>();
  const rollouts = new Map<string, string>();

  const versionOf = ({ remote, version }: VersionVisit): Version => {
    const versions = remotes.get(remote) ?? new Map<string, Version>();
    remotes.set(remote, versions);
    const known = versions.get(version) ?? createVersion(now);
    versions.set(version, known);
    return known;
  };

  return {
    add(visits: readonly VersionVisit[]): void {
      for (const visit of visits) versionOf(visit).add(visit);
    },

    /**
     * Forgets the remotes that have no candidate any more, and what was seen before a new one.
     * @param running when the rollout of each began
     */
    keep(running: ReadonlyMap<string, string>): void {
      for (const remote of [...remotes.keys(), ...rollouts.keys()]) {
        const before = rollouts.get(remote);
        const startedAt = running.get(remote);
        if (startedAt === undefined || (before !== undefined && before !== startedAt)) remotes.delete(remote);
        if (startedAt === undefined) rollouts.delete(remote);
      }
      for (const [remote, startedAt] of running) rollouts.set(remote, startedAt);
    },

    of(remote: string, version: string): Visitors {
      return remotes.get(remote)?.get(version)?.sum() ?? noVisitors();
    },
  };
}
