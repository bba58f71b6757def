import type { HostVersion, Registry, RemoteVersion } from './types';

/** Versions older than the field were published live. */
function lastLive({ extras: { liveAt, source, publishedAt } }: RemoteVersion): string | undefined {
  return liveAt ?? (source ? undefined : publishedAt);
}

/**
 * Finds a version in the registry; undefined when it is not listed. Callers may pass any text as
 * names.
 */
export function findVersion(
  { microFrontends }: Pick<Registry, 'microFrontends'>,
  remote: string,
  version: string,
): RemoteVersion | undefined {
  const versions = Object.hasOwn(microFrontends, remote) ? microFrontends[remote] : undefined;
  return versions?.find(({ metadata }) => metadata.version === version);
}

/** The version that pages use; undefined when none is deployed. */
export function deployedVersion(versions: readonly RemoteVersion[]): RemoteVersion | undefined {
  return versions.find(({ deployment }) => deployment.default);
}

/**
 * The versions that were live before the deployed one and may be live again, the latest first.
 * A version that was withdrawn may not.
 */
export function formerVersions(versions: readonly RemoteVersion[]): RemoteVersion[] {
  return versions
    .filter((version) => !version.deployment.default && !version.extras.withdrawn && lastLive(version))
    .toReversed()
    .toSorted((one, other) => (lastLive(other) ?? '').localeCompare(lastLive(one) ?? ''));
}

/**
 * Versions to try, best first: the deployed one, then those that were live before it. One that a
 * share of the visitors tries out is no fall-back.
 */
export function stableVersions(versions: readonly RemoteVersion[]): RemoteVersion[] {
  const deployed = deployedVersion(versions);
  return deployed ? [deployed, ...formerVersions(versions).filter(({ deployment }) => deployment.traffic === 0)] : [];
}

/** The host that started last; undefined before the first one. */
export function liveHost({ host }: Pick<Registry, 'host'>): HostVersion | undefined {
  return host.find(({ deployment }) => deployment.default);
}
