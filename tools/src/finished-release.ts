import path from 'node:path';
import { parseRelease, type PublishOptions } from '@shop/publisher/releases';
import { RefusedError } from '@shop/node/refused-error';
import { sharedVersions } from '../webpack/federation.cjs';
import type { RemoteName } from './packages';
import { builtDir, readRelease } from './release';
import { containsCommit, sourceOf } from './source';

/** The last production build of a remote, as it is published. */
export function builtRelease(name: RemoteName): PublishOptions {
  return {
    release: readRelease(name),
    dir: builtDir(name),
    provides: sharedVersions(),
    source: sourceOf(name),
    contains: containsCommit,
  };
}

/**
 * A finished build that lies in any folder.
 * @throws RefusedError when the folder has no release, or one of another remote
 */
export function finishedRelease(folder: string, name: string): PublishOptions {
  const dir = path.resolve(folder);
  const release = parseRelease(dir);
  if (release.name !== name) throw new RefusedError(`${dir} has a release of ${release.name}, not of ${name}`);
  return { release, dir, provides: sharedVersions() };
}
