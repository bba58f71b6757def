import { deployedVersion, formerVersions, type RemoteVersion } from '@shop/shared/federation/registry';
import { RefusedError } from '@shop/shared/refused-error';
import { findVersion, refuseUnfit, versionsOf, withVersions } from './find-version';
import { changeRegistry } from './change-registry';
import type { Releases } from './releases';
import { candidateOf, withShares, withWithdrawn } from './shares';

const versionOf = (entry: RemoteVersion | undefined) => entry?.metadata.version ?? null;

/** The version to roll back to: the named one, else the stable one, else the last that was live. */
function targetOf(versions: readonly RemoteVersion[], name: string, wanted: string | undefined): RemoteVersion {
  if (wanted) return findVersion(versions, name, wanted);
  const target = candidateOf(versions) ? deployedVersion(versions) : formerVersions(versions)[0];
  if (target) return target;
  throw new RefusedError(`${name} has no version before the live one that was not withdrawn`, 'CONFLICT');
}

/**
 * Takes back what was published last. A candidate is withdrawn, and the live version gets all
 * visitors; without one, the last version that was live is live again. The version that it replaces
 * is withdrawn, so that no later command returns to it.
 * @param wanted the version to return to
 * @returns the version that is now live
 * @throws RefusedError when there is no such version, or it was withdrawn
 */
export async function rollback(releases: Releases, name: string, wanted?: string): Promise<string> {
  let chosen = '';
  await changeRegistry(releases, (registry) => {
    const versions = versionsOf(registry, name);
    const target = targetOf(versions, name, wanted);
    refuseUnfit(registry, name, target);
    chosen = target.metadata.version;
    const left = [deployedVersion(versions), candidateOf(versions)]
      .map(versionOf)
      .filter((version) => version !== null && version !== chosen);
    const why = `rolled back to ${chosen}`;
    const marked = left.reduce((marks, version) => withWithdrawn(marks, version ?? '', why), versions);
    return {
      registry: withVersions(registry, name, withShares(marked, chosen)),
      change: { action: 'rollback', remote: name, from: left.at(-1) ?? null, to: chosen },
    };
  });
  return chosen;
}

/**
 * Marks a version, so that it is never live again. When it is the live one, the last one that was
 * live before takes its place; a candidate loses its visitors.
 * @returns the version that is now live; undefined when none is
 * @throws RefusedError when there is no such version, or no other one that could be live
 */
export async function withdraw(
  releases: Releases,
  name: string,
  version: string,
  why: string,
): Promise<string | undefined> {
  const after = await changeRegistry(releases, (registry) => {
    const versions = versionsOf(registry, name);
    const isLive = findVersion(versions, name, version).deployment.default;
    const marked = withWithdrawn(versions, version, why);
    const target = isLive ? formerVersions(marked)[0] : deployedVersion(versions);
    if (isLive && !target)
      throw new RefusedError(
        `${name} has no other version that could be live; unpublish takes the remote off the site`,
        'CONFLICT',
      );
    if (isLive && target) refuseUnfit(registry, name, target);
    const live = versionOf(target);
    const isServed = isLive || versionOf(candidateOf(versions)) === version;
    return {
      registry: withVersions(registry, name, isServed ? withShares(marked, live) : marked),
      change: { action: 'withdraw', remote: name, from: version, to: live, why },
    };
  });
  return deployedVersion(after.microFrontends[name] ?? [])?.metadata.version;
}

/**
 * Takes a remote off the site: its pages are 404, its widgets their fall-backs. Its versions stay
 * in the store, for open pages and for the next publication.
 * @throws RefusedError when it is not live
 */
export async function unpublish(releases: Releases, name: string): Promise<void> {
  await changeRegistry(releases, (registry) => {
    const versions = versionsOf(registry, name);
    const live = versionOf(deployedVersion(versions));
    if (live === null) throw new RefusedError(`${name} is not live`, 'CONFLICT');
    return {
      registry: withVersions(registry, name, withShares(versions, null)),
      change: { action: 'unpublish', remote: name, from: live, to: null },
    };
  });
}
