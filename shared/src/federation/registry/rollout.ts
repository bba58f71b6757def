import { createHash } from 'node:crypto';
import { deployedVersion } from './live-versions';
import type { Registry, VersionName } from './types';

/** How many remotes may try out a version at a time: two make four sets. */
export const MAX_CANDIDATES = 2;

/** A version that a share of the visitors gets, instead of the live one. */
export interface Candidate extends VersionName {
  /** In percent: more than 0 and less than 100. */
  traffic: number;
  salt: string;
}

/** The candidates of a registry, one for each remote. Of too many, those that began first count. */
export function runningCandidates({ microFrontends }: Pick<Registry, 'microFrontends'>): Candidate[] {
  return Object.entries(microFrontends)
    .flatMap(([remote, versions]) => {
      const candidate = versions.find(
        ({ deployment: { default: isLive, traffic }, extras }) =>
          !isLive && traffic > 0 && traffic < 100 && extras.rollout && !extras.withdrawn,
      );
      const rollout = candidate?.extras.rollout;
      if (!candidate || !rollout || !deployedVersion(versions)) return [];
      const { metadata, deployment } = candidate;
      return [{ ...rollout, remote, version: metadata.version, traffic: deployment.traffic }];
    })
    .toSorted((one, other) => one.startedAt.localeCompare(other.startedAt))
    .slice(0, MAX_CANDIDATES)
    .map(({ remote, version, traffic, salt }) => ({ remote, version, traffic, salt }));
}

/** Where a visitor stands among all, from 0 to 100. It never changes during a rollout. */
function positionOf(visitorId: string, { remote, salt }: Candidate): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([remote, salt, visitorId]))
    .digest();
  return (hash.readUInt32BE() / 2 ** 32) * 100;
}

/** Whether a visitor gets the candidate. A share that grows takes it from nobody. */
export function isInShare(candidate: Candidate, visitorId: string): boolean {
  return positionOf(visitorId, candidate) < candidate.traffic;
}
