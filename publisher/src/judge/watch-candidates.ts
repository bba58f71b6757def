import {
  deployedVersion,
  runningCandidates,
  type Registry,
  type RemoteVersion,
  type Rollout,
  type VersionName,
} from '@shop/shared/federation/registry';
import type { FigureStore } from '../figures';
import { promote, withdraw, type Releases } from '../releases';
import { judge, type Evidence } from './judge';
import type { VisitorStore } from './visitors';

export interface WatchOptions {
  releases: Releases;
  figures: Pick<FigureStore, 'sum'>;
  visitors: Pick<VisitorStore, 'keep' | 'of'>;
  onTakenBack: (decision: VersionName & { why: string }) => void;
  onStage: (decision: VersionName & { traffic: number }) => void;
  /** Called at each look that finds reports which cannot be believed: nothing is decided. */
  onDisputed: (decision: VersionName & { why: string }) => void;
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
  const { releases, figures, visitors, onTakenBack, onStage, onDisputed, onFailure, now = Date.now } = options;
  const watchedNow = candidatesOf(registry);
  visitors.keep(new Map(watchedNow.map(({ remote, rollout }) => [remote, rollout.startedAt])));

  const evidenceOf = (remote: string, { metadata: { version } }: RemoteVersion, since: number): Evidence => ({
    totals: figures.sum(remote, version, since),
    visitors: visitors.of(remote, version),
  });

  const watch = async ({ remote, candidate, live, rollout }: Watched) => {
    const { version } = candidate.metadata;
    const since = Date.parse(rollout.startedAt);
    const verdict = judge(evidenceOf(remote, candidate, since), evidenceOf(remote, live, since));
    if (verdict?.kind === 'worse') {
      await withdraw(releases, remote, version, verdict.why);
      onTakenBack({ remote, version, why: verdict.why });
      return;
    }
    if (verdict?.kind === 'disputed') {
      onDisputed({ remote, version, why: verdict.why });
      return;
    }
    const { stages } = rollout;
    if (!stages?.nextAt || stages.isHeld || Date.parse(stages.nextAt) > now()) return;
    const traffic = await promote(releases, remote, version, {});
    onStage({ remote, version, traffic });
  };

  for (const watched of watchedNow) await watch(watched).catch(onFailure);
}
