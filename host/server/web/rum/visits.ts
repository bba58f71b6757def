import type { VersionVisit } from '@shop/node/figures';
import type { VersionName, Versions } from '@shop/shared/federation/registry';
import type { VersionViews } from '../../../src/rum/rum-report';
import type { PageWords } from './page-words';

/** As much as the publisher takes at once. What is beyond it is not counted. */
const MAX_VISITS = 5000;

export interface VisitsOptions {
  words: Pick<PageWords, 'issue' | 'prove'>;
  /** Those of the registry now. */
  candidates: () => readonly VersionName[];
}

export interface Visits {
  /**
   * Counts a page that is sent to a visitor.
   * @param remote the one that the page belongs to
   * @param versions of all remotes, as the page has them
   * @returns what the page has to say when it reports; null while there is no candidate
   */
  addPage: (visitor: string, remote: { name: string }, versions: readonly VersionName[]) => string | null;
  /** Counts what a page reports, if it is one. */
  addReport: (visitor: string, word: string, views: readonly VersionViews[]) => void;
  /** Returns what was counted since the last call. */
  take: () => VersionVisit[];
  /** Counts visits again that did not reach the publisher. */
  giveBack: (visits: readonly VersionVisit[]) => void;
}

/** Counts what the visitors of candidates, and of the versions they would replace, have seen. */
export function createVisits({ words, candidates }: VisitsOptions): Visits {
  let counted = new Map<string, VersionVisit>();

  const add = (visit: VersionVisit) => {
    const { remote, version, who } = visit;
    const key = `${remote}@${version} ${who}`;
    const known = counted.get(key);
    if (!known && counted.size >= MAX_VISITS) return;
    const { pages = 0, views = 0, failedViews = 0 } = known ?? {};
    counted.set(key, {
      ...{ remote, version, who },
      ...{ pages: pages + visit.pages, views: views + visit.views, failedViews: failedViews + visit.failedViews },
    });
  };
  const isTried = (remote: string) => candidates().some((candidate) => candidate.remote === remote);
  const isCandidate = ({ remote, version }: VersionName) =>
    candidates().some((candidate) => candidate.remote === remote && candidate.version === version);
  const NOTHING = { pages: 0, views: 0, failedViews: 0 };

  return {
    addPage(visitor, { name }, all) {
      if (candidates().length === 0) return null;
      const versions: Versions = Object.fromEntries(
        all.filter((one) => isTried(one.remote)).map((one) => [one.remote, one.version]),
      );
      const issued = words.issue(visitor, versions);
      if (!issued) return null;
      const version = versions[name];
      if (version !== undefined) add({ remote: name, version, who: issued.who, ...NOTHING, pages: 1 });
      return issued.word;
    },
    addReport(visitor, word, views) {
      const tried = views.filter(({ remote }) => isTried(remote));
      const page = tried.length > 0 ? words.prove(word, visitor) : null;
      for (const { remote, version, views: seen = 0, failedViews = 0 } of tried) {
        if (seen + failedViews === 0) continue;
        if (page?.versions[remote] !== version) {
          // A page of the live version may be older than the candidate, and then has no word.
          if (isCandidate({ remote, version })) add({ remote, version, who: '', ...NOTHING, views: 1 });
          continue;
        }
        const isView = page.isFirst(remote, 'view');
        const isFailure = failedViews > 0 && page.isFirst(remote, 'failure');
        if (isView || isFailure)
          add({ remote, version, who: page.who, pages: 0, views: Number(isView), failedViews: Number(isFailure) });
      }
    },
    take() {
      const taken = [...counted.values()];
      counted = new Map();
      return taken;
    },
    giveBack: (visits) => visits.forEach(add),
  };
}
