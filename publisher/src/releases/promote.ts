import { randomBytes } from 'node:crypto';
import {
  deployedVersion,
  MAX_CANDIDATES,
  type Registry,
  type RemoteVersion,
  type Rollout,
} from '@shop/shared/federation/registry';
import { RefusedError } from '@shop/node/refused-error';
import { findVersion, refuseUnfit, versionsOf, withVersions } from './find-version';
import { changeRegistry, type Next } from './change-registry';
import type { Releases } from './releases';
import { candidateOf, withShares } from './shares';

/** Shares that follow by themselves. */
export interface Stages {
  /** Per cent, rising; the first one at once. */
  shares: readonly number[];
  everyMs: number;
  /** Whether each stage waits for a confirmation. */
  isHeld: boolean;
}

/** @throws RefusedError unless it is a whole number of per cent */
export function requireShare(traffic: number): number {
  if (Number.isInteger(traffic) && traffic >= 0 && traffic <= 100) return traffic;
  throw new RefusedError('a share of traffic is a whole number from 0 to 100');
}

function requireStages({ shares, everyMs }: Stages): void {
  const isRising = shares.every((share, index) => requireShare(share) > (shares[index - 1] ?? 0));
  if (shares.length === 0 || !isRising) throw new RefusedError('stages are rising shares, as in 10,50,100');
  if (!(everyMs >= 1000)) throw new RefusedError('stages follow each other after at least a second, as in 15m');
}

function refuseThirdCandidate(registry: Registry, name: string): void {
  const others = Object.keys(registry.microFrontends).filter(
    (other) => other !== name && candidateOf(registry.microFrontends[other] ?? []),
  );
  if (others.length >= MAX_CANDIDATES)
    throw new RefusedError(
      `${others.join(' and ')} have candidates already: at most ${MAX_CANDIDATES} remotes have one at a time`,
      'CONFLICT',
    );
}

function rolloutOf(target: RemoteVersion, stages: Stages | undefined, traffic: number): Rollout {
  const { salt = randomBytes(8).toString('hex'), startedAt = new Date().toISOString() } = target.extras.rollout ?? {};
  const wanted = stages ?? target.extras.rollout?.stages;
  const shares = wanted?.shares.filter((share) => share > traffic) ?? [];
  if (!wanted || shares.length === 0) return { salt, startedAt };
  const { everyMs, isHeld } = wanted;
  return { salt, startedAt, stages: { shares, everyMs, isHeld, nextAt: new Date(Date.now() + everyMs).toISOString() } };
}

/**
 * Gives a version a share of the visitors: 100 makes it the live one, 0 leaves it to previews.
 * @throws RefusedError when the version cannot be live, or others have a candidate
 */
export function shareOut(
  registry: Registry,
  name: string,
  versions: RemoteVersion[],
  wanted: string,
  traffic: number,
  stages?: Stages,
): RemoteVersion[] {
  const target = findVersion(versions, name, wanted);
  const live = deployedVersion(versions)?.metadata.version ?? null;
  if (wanted === live) {
    if (traffic === 100) return withShares(versions, live);
    throw new RefusedError(`${name} ${wanted} is the live version: promote another one, or roll back`, 'CONFLICT');
  }
  if (traffic > 0) refuseUnfit(registry, name, target);
  if (traffic === 100) return withShares(versions, wanted);
  const running = candidateOf(versions);
  if (traffic === 0) return running === target ? withShares(versions, live) : versions;
  if (live === null) throw new RefusedError(`${name} has no live version to share visitors with`, 'CONFLICT');
  if (running && running !== target)
    throw new RefusedError(
      `${name} has the candidate ${running.metadata.version} at ${running.deployment.traffic} % already: ` +
        'promote it to 0 or 100 first',
      'CONFLICT',
    );
  refuseThirdCandidate(registry, name);
  return withShares(versions, live, { version: wanted, traffic, rollout: rolloutOf(target, stages, traffic) });
}

export interface PromoteOptions {
  /** Per cent of the visitors. Without it, the next stage of a rollout begins. */
  traffic?: number | undefined;
  stages?: Stages | undefined;
}

function nextShare(name: string, target: RemoteVersion, { traffic, stages }: PromoteOptions): number {
  const next = traffic ?? stages?.shares[0] ?? target.extras.rollout?.stages?.shares[0];
  if (next !== undefined) return requireShare(next);
  throw new RefusedError(`${name} ${target.metadata.version} has no next stage: name a share, as in --traffic 10`);
}

/**
 * Gives a published version a share of the visitors, or the next one of its stages.
 * @returns its share, in per cent
 * @throws RefusedError when it cannot have the share
 */
export async function promote(
  releases: Releases,
  name: string,
  version: string,
  options: PromoteOptions,
): Promise<number> {
  if (options.stages) requireStages(options.stages);
  let traffic = 0;
  await changeRegistry(releases, (registry): Next => {
    const versions = versionsOf(registry, name);
    traffic = nextShare(name, findVersion(versions, name, version), options);
    const shared = shareOut(registry, name, versions, version, traffic, options.stages);
    const from = deployedVersion(versions)?.metadata.version ?? null;
    return {
      registry: withVersions(registry, name, shared),
      change: { action: 'promote', remote: name, from, to: version, traffic },
    };
  });
  return traffic;
}
