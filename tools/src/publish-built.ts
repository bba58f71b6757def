import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OPERATIONS_FILE } from '@shop/publisher/version-files';
import { publish, publishHost, type ListedVersion, type Release, type Releases } from '@shop/publisher/releases';
import { HOST } from '@shop/shared/federation/registry';
import { sharedVersions } from '../webpack/federation.cjs';
import { HOST_DIST_DIR, readHostRelease } from './host-release';
import { builtRelease } from './finished-release';
import { PACKED_MAPS } from './pack-source-maps';
import type { RemoteName } from './packages';
import { readRelease } from './release';
import { buildOf, sourceOf } from './source';

/** Publishes a build of the development server and returns its version. */
export async function publishRelease(releases: Releases, release: Release, dir: string): Promise<string> {
  await publish(releases, { release, dir, provides: sharedVersions() });
  return release.version;
}

/**
 * Publishes the last production build of a remote at a start and returns its version. The live one
 * may be of a commit that this tree has amended since: it is of this tree all the same.
 */
export async function publishBuilt(releases: Releases, name: RemoteName): Promise<string> {
  const { release, dir, provides, source } = builtRelease(name);
  await publish(releases, { release, dir, provides, source });
  return release.version;
}

/**
 * Puts the files of the built host into the store, before it sends its first page, and makes its
 * version the live one.
 */
export function publishBuiltHost(releases: Releases): Promise<void> {
  const staticDir = path.join(HOST_DIST_DIR, 'static');
  const operations = readFileSync(path.join(HOST_DIST_DIR, OPERATIONS_FILE), 'utf8');
  const mapsDir = path.join(HOST_DIST_DIR, PACKED_MAPS);
  return publishHost(releases, {
    release: readHostRelease(),
    staticDir,
    mapsDir,
    operations,
    source: () => sourceOf(HOST),
  });
}

const versionsOf = (versions: readonly ListedVersion[], name: RemoteName) =>
  versions.filter(({ remote }) => remote === name);

/** Whether the store, which has these versions, has the last build of a remote, live or not. */
export function isPublished(versions: readonly ListedVersion[], name: RemoteName): boolean {
  const { version: built } = readRelease(name);
  return versionsOf(versions, name).some(({ version }) => version === built);
}

/**
 * Whether a start publishes the last build of a remote: when the store has no version of it, or
 * when this tree built the live version before. What another tree has published stays, and so does
 * a rollback.
 * @param all the versions of the store
 */
export function isWantedAtStart(all: readonly ListedVersion[], name: RemoteName): boolean {
  const versions = versionsOf(all, name);
  if (versions.length === 0) return true;
  const live = versions.find(({ isLive }) => isLive);
  const built = versions.find(({ version }) => version === readRelease(name).version);
  const { tree, builtAt } = buildOf(name);
  return !built?.withdrawn && live?.source?.tree === tree && live.source.builtAt < builtAt;
}
