import path from 'node:path';
import { HOST } from '@shop/shared/federation/registry';
import { sharedVersions } from '../webpack/federation.cjs';
import { HOST_DIST_DIR, readHostRelease } from './host-release';
import { ROOT_DIR, type RemoteName } from './packages';
import { builtDir, readRelease, type Release } from './release';
import { buildOf, containsCommit, sourceOf } from './source';
import { listVersions } from './store/list-versions';
import { publish } from './store/publish';
import { publishHost } from './store/publish-host';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of the embedded database, the published remotes and the outbox. */
export function dataDir(env: Environment): string {
  return path.resolve(ROOT_DIR, env.DATA_DIR?.trim() || '.data');
}

/** The folder of the store of published remotes. */
export function storeDir(env: Environment): string {
  return path.join(dataDir(env), 'remotes');
}

/** Publishes a build of the development server and returns its version. */
export async function publishRelease(dir: string, release: Release, distDir: string): Promise<string> {
  await publish({ dir, release, distDir, provides: sharedVersions() });
  return release.version;
}

/**
 * Publishes the last production build of a remote and returns its version.
 * @param isForced whether it replaces a live version of sources that this tree does not contain
 */
export async function publishBuilt(dir: string, name: RemoteName, isForced = false): Promise<string> {
  const release = readRelease(name);
  await publish({
    dir,
    release,
    distDir: builtDir(name),
    provides: sharedVersions(),
    source: sourceOf(name),
    contains: containsCommit,
    isForced,
  });
  return release.version;
}

/**
 * Puts the files of the built host into the store, before it sends its first page, and makes its
 * version the live one.
 */
export function publishBuiltHost(dir: string): Promise<void> {
  const staticDir = path.join(HOST_DIST_DIR, 'static');
  return publishHost({ dir, release: readHostRelease(), staticDir, source: () => sourceOf(HOST) });
}

const versionsOf = (dir: string, name: RemoteName) => listVersions(dir).filter(({ remote }) => remote === name);

/** Whether the store has the last build of a remote, live or not. */
export function isPublished(dir: string, name: RemoteName): boolean {
  return versionsOf(dir, name).some(({ version }) => version === readRelease(name).version);
}

/**
 * Whether a start publishes the last build of a remote: when the store has no version of it, or
 * when this tree built the live version before. What another tree has published stays, and so does
 * a rollback.
 */
export function isWantedAtStart(dir: string, name: RemoteName): boolean {
  const versions = versionsOf(dir, name);
  if (versions.length === 0) return true;
  const live = versions.find(({ isLive }) => isLive);
  const built = versions.find(({ version }) => version === readRelease(name).version);
  const { tree, builtAt } = buildOf(name);
  return !built?.withdrawn && live?.source?.tree === tree && live.source.builtAt < builtAt;
}
