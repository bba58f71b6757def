import path from 'node:path';
import { requiredMajors } from '../webpack/federation.cjs';
import { ROOT_DIR, type RemoteName } from './packages';
import { builtDir, readRelease, type Release } from './release';
import { listVersions, publish } from './store';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of the embedded database, the published remotes and the outbox. */
export function dataDir(env: Environment): string {
  return path.resolve(ROOT_DIR, env.DATA_DIR?.trim() || '.data');
}

/** The folder of the store of published remotes. */
export function storeDir(env: Environment): string {
  return path.join(dataDir(env), 'remotes');
}

/** Publishes a finished build of a remote and returns its version. */
export async function publishRelease(dir: string, release: Release, distDir: string): Promise<string> {
  await publish({ dir, release, distDir, hostMajors: requiredMajors() });
  return release.version;
}

/** Publishes the last production build of a remote and returns its version. */
export const publishBuilt = (dir: string, name: RemoteName) => publishRelease(dir, readRelease(name), builtDir(name));

/**
 * Whether the store has the last build of a remote.
 * A build that was rolled back counts, so it is not published again.
 */
export function isPublished(dir: string, name: RemoteName): boolean {
  const { version } = readRelease(name);
  return listVersions(dir).some((listed) => listed.name === name && listed.version === version);
}
