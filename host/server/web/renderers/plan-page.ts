import type { LiveRemote } from '@shop/shared/federation/page-data';
import { createRouteMatcher, type RouteMatch } from '../../../src/remotes/match-route';
import type { PageRequest } from '../sets/page-request';
import { partOf } from '../../protocol/progress';
import type { PageJob, PageMatch, RemotePart } from '../../protocol/messages';

export interface PlanOptions {
  /** The versions that may stand in for this one, best first. */
  fallbacks: (remote: LiveRemote) => LiveRemote[];
  /** Whether the part may not run on this page. */
  isBlocked: (part: RemotePart) => boolean;
  /** Whether it has failed on this page or another, so that another version should take over. */
  isSuspect: (part: RemotePart) => boolean;
}

export interface PagePlan {
  job: PageJob;
  /** The remotes whose code the page runs. */
  needed: LiveRemote[];
}

const versionsOf = (remotes: readonly LiveRemote[]) =>
  Object.fromEntries(remotes.map(({ name, version }) => [name, version]));

const withRemote = (remotes: readonly LiveRemote[], chosen: LiveRemote): LiveRemote[] =>
  remotes.map((remote) => (remote.name === chosen.name ? chosen : remote));

const namesOf = ({ remote, route, params }: RouteMatch<LiveRemote>): PageMatch => ({
  remote: remote.name,
  path: route.path,
  params,
});

/**
 * Chooses what renders a page: its remote's version of the set, else a fall-back, else the error
 * panel. A widget without a working version is left out.
 */
export function planPage({ pathname, search, remotes: set, match }: PageRequest, options: PlanOptions): PagePlan {
  const { fallbacks, isBlocked, isSuspect } = options;
  const firstUsable = (remote: LiveRemote, part: string): LiveRemote | undefined => {
    const usable = [remote, ...fallbacks(remote)].filter((version) => !isBlocked(partOf(version, part)));
    return usable.find((version) => !isSuspect(partOf(version, part))) ?? usable[0];
  };
  const needed = new Map<string, LiveRemote>();
  const without: string[] = [];
  let { remotes } = set;
  const plan = (outcome: PageJob['outcome'], shown: RouteMatch<LiveRemote> | null): PagePlan => ({
    job: {
      ...{ kind: 'page', outcome, pathname, search, without },
      ...{ match: shown && namesOf(shown), versions: versionsOf(remotes), inMenus: versionsOf(set.inMenus) },
    },
    needed: [...needed.values()],
  });

  if (!match) return plan('not-found', null);
  const owner = firstUsable(match.remote, `page ${match.route.id}`);
  if (!owner) return plan('failed', match);
  if (owner !== match.remote) remotes = withRemote(remotes, owner);
  // Only another version than the set's may have other routes.
  const shown = owner === match.remote ? match : createRouteMatcher(remotes)(pathname);
  if (!shown) return plan('not-found', null); // the previous version has no such page

  needed.set(owner.name, owner);
  for (const id of shown.route.widgets ?? []) {
    const [name = '', widget = ''] = id.split('/');
    const remote = needed.get(name) ?? remotes.find((other) => other.name === name);
    const chosen = remote && firstUsable(remote, `widget ${widget}`);
    // A page has one version of each remote.
    if (!chosen || (needed.has(name) && chosen !== remote)) without.push(id);
    else {
      needed.set(name, chosen);
      if (chosen !== remote) remotes = withRemote(remotes, chosen);
    }
  }
  return plan('page', shown);
}
