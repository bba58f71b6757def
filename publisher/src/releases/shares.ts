import type { RemoteVersion, Rollout } from '@shop/shared/federation/registry';

/** A version that gets a part of the visitors. */
export interface CandidateShare {
  version: string;
  /** Per cent, from 1 to 99. */
  traffic: number;
  rollout: Rollout;
}

/** The version that gets a share of the traffic without being the live one. */
export function candidateOf(versions: readonly RemoteVersion[]): RemoteVersion | undefined {
  return versions.find(({ deployment }) => !deployment.default && deployment.traffic > 0);
}

/**
 * Shares all visitors between the live version and a candidate, and notes when.
 * @param live null when the remote is off the site
 */
export function withShares(
  versions: readonly RemoteVersion[],
  live: string | null,
  candidate: CandidateShare | null = null,
): RemoteVersion[] {
  const now = new Date().toISOString();
  return versions.map((entry) => {
    const { version } = entry.metadata;
    const { rollout: _rollout, ...extras } = entry.extras;
    const isLive = version === live;
    const own = version === candidate?.version ? candidate : null;
    const traffic = isLive ? 100 - (candidate?.traffic ?? 0) : (own?.traffic ?? 0);
    const isBecomingLive = isLive && !entry.deployment.default;
    const isLeft = traffic === 0 && entry.deployment.traffic > 0;
    return {
      ...entry,
      deployment: { traffic, default: isLive },
      extras: {
        ...extras,
        ...(isBecomingLive && { liveAt: now }),
        ...(isLeft && { servedUntil: now }),
        ...(own && { rollout: own.rollout }),
      },
    };
  });
}

/** Marks a version, so that it is never live again. */
export function withWithdrawn(versions: readonly RemoteVersion[], version: string, why: string): RemoteVersion[] {
  const withdrawn = { at: new Date().toISOString(), why };
  return versions.map((entry) =>
    entry.metadata.version === version ? { ...entry, extras: { ...entry.extras, withdrawn } } : entry,
  );
}
