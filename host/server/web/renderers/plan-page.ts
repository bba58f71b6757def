import type { LiveRemote } from '@shop/shared/federation/page-data';
import { createRemoteSet, type RemoteSet } from '../../../src/remotes/live-remote';
import type { PageRequest } from '../../protocol/page-request';
import type { VersionSet } from '../sets/version-set';
import { partOf } from '../../protocol/progress';
import type { PageJob, RemotePart } from '../../protocol/messages';

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

const withRemote = ({ remotes }: RemoteSet, chosen: LiveRemote): RemoteSet =>
  createRemoteSet(remotes.map((remote) => (remote.name === chosen.name ? chosen : remote)));

/**
 * Chooses what renders a page: its remote's version of the set, else a fall-back, else the error
 * panel. A widget without a working version is left out.
 */
export function planPage(
  { pathname, search, remotes, match }: PageRequest<VersionSet>,
  options: PlanOptions,
): PagePlan {
  const { fallbacks, isBlocked, isSuspect } = options;
  const inMenus = versionsOf(remotes.inMenus);
  const firstUsable = (remote: LiveRemote, part: string): LiveRemote | undefined => {
    const usable = [remote, ...fallbacks(remote)].filter((version) => !isBlocked(partOf(version, part)));
    return usable.find((version) => !isSuspect(partOf(version, part))) ?? usable[0];
  };
  const plan = (set: RemoteSet, outcome: PageJob['outcome'], needed: LiveRemote[], without: string[]): PagePlan => ({
    job: { kind: 'page', pathname, search, versions: versionsOf(set.remotes), inMenus, without, outcome },
    needed,
  });

  if (!match) return plan(remotes, 'not-found', [], []);
  const owner = firstUsable(match.remote, `page ${match.route.id}`);
  if (!owner) return plan(remotes, 'failed', [], []);
  let set: RemoteSet = owner === match.remote ? remotes : withRemote(remotes, owner);
  const route = set === remotes ? match.route : set.match(pathname)?.route;
  if (!route) return plan(set, 'not-found', [], []); // the previous version has no such page

  const needed = new Map([[owner.name, owner]]);
  const without: string[] = [];
  for (const id of route.widgets ?? []) {
    const [name = '', widget = ''] = id.split('/');
    const remote = needed.get(name) ?? set.remotes.find((other) => other.name === name);
    const chosen = remote && firstUsable(remote, `widget ${widget}`);
    // A page has one version of each remote.
    if (!chosen || (needed.has(name) && chosen !== remote)) without.push(id);
    else {
      needed.set(name, chosen);
      if (chosen !== remote) set = withRemote(set, chosen);
    }
  }
  return plan(set, 'page', [...needed.values()], without);
}
