import {
  deployedVersion,
  runningCandidates,
  type Registry,
  type RemoteVersion,
  type Rollout,
} from '@shop/shared/federation/registry';
import type { FigureStore } from '../figures';
import { promote, withdraw, type Releases } from '../releases';
import { judge, MIN_VIEWS, type Evidence } from './judge';

/** A browser reports a page within seconds; after this time it will not. */
const SETTLED_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

export interface Decision {
  remote: string;
  version: string;
}

export interface WatchOptions {
  releases: Releases;
  figures: Pick<FigureStore, 'sum'>;
  onTakenBack: (decision: Decision & { why: string }) => void;
  onStage: (decision: Decision & { traffic: number }) => void;
  onFailure: (error: unknown) => void;
  now?: () => number;
}

interface Watched {
  remote: string;
  candidate: RemoteVersion;
  live: RemoteVersion;
  rollout: Rollout;
}

/** The candidates of a registry, with what the registry says of them. */
function candidatesOf(registry: Registry): Watched[] {
  return runningCandidates(registry).flatMap(({ remote, version }) => {
    const versions = registry.microFrontends[remote] ?? [];
    const candidate = versions.find(({ metadata }) => metadata.version === version);
    const live = deployedVersion(versions);
    const rollout = candidate?.extras.rollout;
    return candidate && live && rollout ? [{ remote, candidate, live, rollout }] : [];
  });
}

/**
 * Looks after the candidates once: takes back one that is worse than the live version, and gives
 * the others their next share when it is due. A live version is never taken back by itself: other
 * hours and other visitors are no comparison.
 */
export async function watchCandidates(registry: Registry, options: WatchOptions): Promise<void> {
  const { releases, figures, onTakenBack, onStage, onFailure, now = Date.now } = options;

  const evidenceOf = (remote: string, { metadata: { version } }: RemoteVersion, since: number): Evidence => ({
    totals: figures.sum(remote, version, since),
    settledPages: figures.sum(remote, version, since, now() - SETTLED_MS).pages,
  });

  /** While a large share leaves the live version few visitors, those of the last day count. */
  const evidenceOfLive = (remote: string, live: RemoteVersion, since: number): Evidence => {
    const evidence = evidenceOf(remote, live, since);
    return evidence.totals.views < MIN_VIEWS ? evidenceOf(remote, live, now() - DAY_MS) : evidence;
  };

  const watch = async ({ remote, candidate, live, rollout }: Watched) => {
    const { version } = candidate.metadata;
    const since = Date.parse(rollout.startedAt);
    const why = judge(evidenceOf(remote, candidate, since), evidenceOfLive(remote, live, since));
    if (why !== null) {
      await withdraw(releases, remote, version, why);
      onTakenBack({ remote, version, why });
      return;
    }
    const { stages } = rollout;
    if (!stages?.nextAt || stages.isHeld || Date.parse(stages.nextAt) > now()) return;
    const traffic = await promote(releases, remote, version, {});
    onStage({ remote, version, traffic });
  };

  for (const watched of candidatesOf(registry)) await watch(watched).catch(onFailure);
}
