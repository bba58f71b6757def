import {
  deployedVersion,
  HOST,
  type HostVersion,
  type RemoteVersion,
  type VersionName,
  type VersionSource,
} from '@shop/shared/federation/registry';
import { readRegistry } from './current-registry';
import type { Releases } from './releases';

export interface ListedVersion extends VersionName {
  /** Per cent of the visitors. */
  traffic: number;
  isLive: boolean;
  /** Whether it gets a share of the traffic without being the live one. */
  isCandidate: boolean;
  withdrawn: { at: string; why: string } | null;
  /** ISO 8601, UTC. */
  publishedAt: string;
  owner: string | null;
  source: VersionSource | null;
}

function describe(remote: string, { metadata, deployment, extras }: RemoteVersion | HostVersion, isLive: boolean) {
  return {
    remote,
    version: metadata.version,
    traffic: deployment.traffic,
    isLive,
    isCandidate: !isLive && deployment.traffic > 0,
    withdrawn: ('withdrawn' in extras && extras.withdrawn) || null,
    publishedAt: extras.publishedAt,
    owner: ('owner' in extras && extras.owner) || null,
    source: extras.source ?? null,
  };
}

/** All versions in the registry of a store, of the host first, each from oldest to newest. */
export async function listVersions(releases: Releases): Promise<ListedVersion[]> {
  const { host, microFrontends } = await readRegistry(releases);
  const remotes = Object.entries(microFrontends).flatMap(([name, versions]) =>
    versions.map((version) => describe(name, version, version === deployedVersion(versions))),
  );
  return [...host.map((version) => describe(HOST, version, version.deployment.default)), ...remotes];
}
