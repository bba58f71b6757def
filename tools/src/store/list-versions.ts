import { deployedVersion, type VersionSource } from '@shop/shared/federation/registry';
import { readRegistry } from './store-file';

export interface ListedVersion {
  remote: string;
  version: string;
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

/** All versions in the registry of a store, oldest first. */
export function listVersions(dir: string): ListedVersion[] {
  return Object.entries(readRegistry(dir).microFrontends).flatMap(([remote, versions]) =>
    versions.map((entry) => {
      const { metadata, deployment, extras } = entry;
      const isLive = entry === deployedVersion(versions);
      return {
        remote,
        version: metadata.version,
        traffic: deployment.traffic,
        isLive,
        isCandidate: !isLive && deployment.traffic > 0,
        withdrawn: extras.withdrawn ?? null,
        publishedAt: extras.publishedAt,
        owner: extras.owner ?? null,
        source: extras.source ?? null,
      };
    }),
  );
}
