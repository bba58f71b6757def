import type { LiveRemote } from '@shop/shared/federation/page-data';
import type { RemoteVersion } from '@shop/shared/federation/registry';
import { createRouteMatcher, type MatchRoute } from './match-route';

/** Returns what a page needs to know of a published version. */
export function toLiveRemote(name: string, { url, metadata, extras }: RemoteVersion): LiveRemote {
  const { routes, isSeparate, chunks, integrity } = extras;
  return { name, version: metadata.version, url, routes, chunks, integrity, ...(isSeparate && { isSeparate }) };
}

/** One version of each remote, with compiled routes. */
export interface RemoteSet {
  remotes: readonly LiveRemote[];
  match: MatchRoute<LiveRemote>;
}

/** Compiles the routes of remotes, to be done once per change of the registry. */
export function createRemoteSet(remotes: readonly LiveRemote[]): RemoteSet {
  return { remotes, match: createRouteMatcher(remotes) };
}
