import { createHash } from 'node:crypto';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import { createRemoteSet, type RemoteSet } from '../../../src/remotes/live-remote';

/** Enough to tell the few sets of a site apart, and short in a header. */
const ID_LENGTH = 12;

/** One version of the host and of each remote: what one visitor gets. */
export interface VersionSet extends RemoteSet {
  /** A hash of its members. Equal sets of two hosts have the same id. */
  id: string;
  /** The remotes whose pages the menus list: those of the default set, for everyone. */
  inMenus: readonly LiveRemote[];
}

/** Compiles the routes of a set, to be done once per set. */
export function createVersionSet(
  hostVersion: string,
  remotes: readonly LiveRemote[],
  inMenus: readonly LiveRemote[] = remotes,
): VersionSet {
  const members = remotes.map(({ name, version, url, integrity, routes }) => [name, version, url, integrity, routes]);
  const id = createHash('sha256')
    .update(JSON.stringify([hostVersion, ...members]))
    .digest('hex')
    .slice(0, ID_LENGTH);
  return { ...createRemoteSet(remotes), id, inMenus };
}
