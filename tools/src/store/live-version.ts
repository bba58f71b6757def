import {
  deployedVersion,
  describeMismatch,
  findMismatch,
  findRouteConflict,
  formerVersions,
  HOST,
  liveHost,
  type Registry,
  type RemoteVersion,
} from '@shop/shared/federation/registry';
import { RefusedError } from '../refused-error';
import { changeRegistry } from './store-file';

/** Deploys one version, or none, and notes when. */
export function withLive(versions: readonly RemoteVersion[], live: string | null): RemoteVersion[] {
  return versions.map(({ deployment, extras, ...rest }) => {
    const isLive = rest.metadata.version === live;
    const liveAt = isLive && !deployment.default ? new Date().toISOString() : extras.liveAt;
    return {
      ...rest,
      deployment: { traffic: isLive ? 100 : 0, default: isLive },
      extras: { ...extras, ...(liveAt && { liveAt }) },
    };
  });
}

function withWithdrawn(versions: readonly RemoteVersion[], version: string, why: string): RemoteVersion[] {
  const withdrawn = { at: new Date().toISOString(), why };
  return versions.map((entry) =>
    entry.metadata.version === version ? { ...entry, extras: { ...entry.extras, withdrawn } } : entry,
  );
}

function versionsOf(registry: Registry, name: string): RemoteVersion[] {
  if (name === HOST) throw new RefusedError('the host is changed by a start of another build, not by this command');
  const versions = registry.microFrontends[name];
  if (!versions) throw new RefusedError(`no remote ${name} is published`);
  return versions;
}

function find(versions: readonly RemoteVersion[], name: string, wanted: string): RemoteVersion {
  const found = versions.find(({ metadata }) => metadata.version === wanted);
  if (!found) throw new RefusedError(`${name} has no version ${wanted}`);
  return found;
}

const withVersions = (registry: Registry, name: string, versions: RemoteVersion[]): Registry => ({
  ...registry,
  microFrontends: { ...registry.microFrontends, [name]: versions },
});

/** What was fit when it was published may have lost its routes, or the host that it needs. */
function refuseUnfit(registry: Registry, name: string, target: RemoteVersion): void {
  const refuse = (reason: string) => {
    throw new RefusedError(`${name} ${target.metadata.version} cannot be live: ${reason}`);
  };
  const conflict = findRouteConflict(registry, name, target.extras.routes);
  if (conflict) refuse(`the route ${conflict.path} belongs to ${conflict.owner}`);
  const host = liveHost(registry);
  const mismatch = host && findMismatch(target.extras.requires, host.extras.provides);
  if (mismatch) refuse(describeMismatch(mismatch));
}

/** The version to roll back to: the named one, else the last one that was live. */
function targetOf(versions: readonly RemoteVersion[], name: string, wanted: string | undefined): RemoteVersion {
  const target = wanted ? find(versions, name, wanted) : formerVersions(versions)[0];
  if (!target) throw new RefusedError(`${name} has no version before the live one that was not withdrawn`);
  const { withdrawn } = target.extras;
  if (withdrawn) throw new RefusedError(`${name} ${target.metadata.version} was withdrawn (${withdrawn.why})`);
  return target;
}

/**
 * Makes an earlier version live again: the named one, else the last one that was live. The version
 * that it replaces is withdrawn, so that no later command returns to it.
 * @returns the version that is now live
 * @throws RefusedError when there is no such version, or it was withdrawn
 */
export async function rollback(dir: string, name: string, wanted?: string): Promise<string> {
  let chosen = '';
  await changeRegistry(dir, (registry) => {
    const versions = versionsOf(registry, name);
    const target = targetOf(versions, name, wanted);
    refuseUnfit(registry, name, target);
    chosen = target.metadata.version;
    const left = deployedVersion(versions)?.metadata.version;
    const marked = left && left !== chosen ? withWithdrawn(versions, left, `rolled back to ${chosen}`) : versions;
    return withVersions(registry, name, withLive(marked, chosen));
  });
  return chosen;
}

/**
 * Marks a version, so that it is never live again. When it is the live one, the last one that was
 * live before takes its place.
 * @returns the version that is now live; undefined when none is
 * @throws RefusedError when there is no such version, or no other one that could be live
 */
export async function withdraw(dir: string, name: string, version: string, why: string): Promise<string | undefined> {
  let live: string | undefined;
  await changeRegistry(dir, (registry) => {
    const versions = versionsOf(registry, name);
    const isLive = find(versions, name, version).deployment.default;
    const marked = withWithdrawn(versions, version, why);
    const target = isLive ? formerVersions(marked)[0] : deployedVersion(versions);
    if (isLive && !target)
      throw new RefusedError(
        `${name} has no other version that could be live; unpublish takes the remote off the site`,
      );
    if (isLive && target) refuseUnfit(registry, name, target);
    live = target?.metadata.version;
    return withVersions(registry, name, live ? withLive(marked, live) : marked);
  });
  return live;
}

/**
 * Takes a remote off the site: its pages are 404, its widgets their fall-backs. Its versions stay
 * in the store, for open pages and for the next publication.
 * @throws RefusedError when it is not live
 */
export async function unpublish(dir: string, name: string): Promise<void> {
  await changeRegistry(dir, (registry) => {
    const versions = versionsOf(registry, name);
    if (!deployedVersion(versions)) throw new RefusedError(`${name} is not live`);
    return withVersions(registry, name, withLive(versions, null));
  });
}
