import {
  describeMismatch,
  findMismatch,
  findRouteConflict,
  HOST,
  liveHost,
  type Registry,
  type RemoteVersion,
} from '@shop/shared/federation/registry';
import { RefusedError } from '@shop/node/refused-error';

/** @throws RefusedError when nothing of the remote is published */
export function versionsOf(registry: Registry, name: string): RemoteVersion[] {
  if (name === HOST) throw new RefusedError('the host is changed by a start of another build, not by this command');
  const versions = Object.hasOwn(registry.microFrontends, name) ? registry.microFrontends[name] : undefined;
  if (!versions) throw new RefusedError(`no remote ${name} is published`, 'NOT_FOUND');
  return versions;
}

/** @throws RefusedError when the registry does not list the version */
export function findVersion(versions: readonly RemoteVersion[], name: string, wanted: string): RemoteVersion {
  const found = versions.find(({ metadata }) => metadata.version === wanted);
  if (!found) throw new RefusedError(`${name} has no version ${wanted}`, 'NOT_FOUND');
  return found;
}

/** A registry with other versions of one remote. */
export const withVersions = (registry: Registry, name: string, versions: RemoteVersion[]): Registry => ({
  ...registry,
  microFrontends: { ...registry.microFrontends, [name]: versions },
});

/**
 * Refuses a version that was fit when it was published, but has since lost its routes or the host
 * that it needs.
 * @throws RefusedError when visitors cannot get the version
 */
export function refuseUnfit(registry: Registry, name: string, target: RemoteVersion): void {
  const refuse = (reason: string) => {
    throw new RefusedError(`${name} ${target.metadata.version} cannot be live: ${reason}`, 'CONFLICT');
  };
  const { withdrawn } = target.extras;
  if (withdrawn)
    throw new RefusedError(`${name} ${target.metadata.version} was withdrawn (${withdrawn.why})`, 'CONFLICT');
  const conflict = findRouteConflict(registry, name, target.extras.routes);
  if (conflict) refuse(`the route ${conflict.path} belongs to ${conflict.owner}`);
  const host = liveHost(registry);
  const mismatch = host && findMismatch(target.extras.requires, host.extras.provides);
  if (mismatch) refuse(describeMismatch(mismatch));
}
