import {
  deployedVersion,
  describeMismatch,
  findMismatch,
  findRouteConflict,
  liveHost,
  type Registry,
  type RemoteVersion,
  type VersionSource,
} from '@shop/shared/federation/registry';
import { counted } from '@shop/shared/counted';
import type { LossName } from '@shop/node/page-trial';
import { RefusedError, type Fault } from '@shop/node/refused-error';
import { checkRelease, type Checked, type CheckTools } from '../checks';
import { withVersions } from './find-version';
import { requireShare, shareOut } from './promote';
import { requireIntegrity } from './parse-release';
import { changeRegistry } from './change-registry';
import { readRegistry } from './current-registry';
import type { Release } from './release';
import type { Releases } from './releases';
import { toVersion } from './to-version';
import { putVersion, readVersionFiles } from './version-files';

/**
 * How many versions of a remote a registry lists at most. The folders of older ones stay for pages
 * that are still open.
 */
export const MAX_LISTED_VERSIONS = 30;

/** A finished build. */
export interface FinishedRelease {
  release: Release;
  /** The folder of its files. */
  dir: string;
  /** How its pages may be worse than the live ones, as the team means it. */
  accepted?: readonly LossName[] | undefined;
}

export interface PublishOptions extends FinishedRelease {
  /** Absent where the operator starts a whole site, whose parts were built together. */
  checks?: CheckTools;
  /** What a host provides, by package, while no host has started on this store. */
  provides: Readonly<Record<string, string>>;
  source?: VersionSource | undefined;
  /**
   * Whether the sources that are published contain a commit. They have to contain the one of the
   * live version, which would otherwise be lost.
   */
  contains?: (commit: string) => boolean;
  /** Publishes older sources, or a version that was withdrawn, all the same. */
  isForced?: boolean;
  /** Its share of the visitors in per cent, by default all of them; 0 is for previews only. */
  traffic?: number;
  /** Looks for further faults, while the checks run. */
  alongside?: () => Promise<readonly Fault[]>;
}

export interface Published {
  /** When the checks found no fault in the same build; null when they ran for this publication. */
  provenAt: string | null;
  /** What else the checks tell, a line each. */
  notes: string[];
  /** A page of HTML on what differs from the live version, as the team means it; else null. */
  report: string | null;
}

function refuse(name: string, reason: string): never {
  throw new RefusedError(`${name} was not published: ${reason}`, 'CONFLICT');
}

function refuseUnfit(registry: Registry, { release, provides }: PublishOptions): void {
  const conflict = findRouteConflict(registry, release.name, release.routes);
  if (conflict) refuse(release.name, `the route ${conflict.path} belongs to ${conflict.owner}`);
  const mismatch = findMismatch(release.requires, liveHost(registry)?.extras.provides ?? provides);
  if (mismatch) refuse(release.name, describeMismatch(mismatch));
}

/** Refuses what somebody else would lose by. */
function refuseUnwanted(known: readonly RemoteVersion[], { release, contains }: PublishOptions): void {
  const { name, version } = release;
  const withdrawn = known.find(({ metadata }) => metadata.version === version)?.extras.withdrawn;
  if (withdrawn) refuse(name, `${version} was withdrawn (${withdrawn.why}); --force publishes it all the same`);
  const live = deployedVersion(known);
  const commit = live?.extras.source?.commit;
  if (live && commit && contains && !contains(commit))
    refuse(
      name,
      `the live ${live.metadata.version} is of commit ${commit.slice(0, 8)}, which this tree does not contain; ` +
        'pull it, or replace it with --force',
    );
}

/** The latest versions, and all that visitors get. */
function withoutOldest(versions: readonly RemoteVersion[]): RemoteVersion[] {
  return versions.filter(
    ({ deployment }, index) => deployment.traffic > 0 || index >= versions.length - MAX_LISTED_VERSIONS,
  );
}

/** Says why a finished build may not go live. */
export async function checkBuild(
  releases: Releases,
  { release, dir, accepted }: FinishedRelease,
  tools: CheckTools,
): Promise<Checked> {
  const registry = await readRegistry(releases);
  return checkRelease({ release, files: readVersionFiles(dir), registry, store: releases.store, tools, accepted });
}

/** @throws RefusedError with the faults */
async function requireNoFault(releases: Releases, options: PublishOptions): Promise<Published> {
  const { checks, alongside, release } = options;
  const none: Checked = { faults: [], provenAt: null, notes: [], report: null };
  const [checked, more] = await Promise.all([
    checks ? checkBuild(releases, options, checks) : none,
    alongside?.() ?? [],
  ]);
  const faults = [...more, ...checked.faults];
  const { name, version } = release;
  if (faults.length > 0)
    throw new RefusedError(
      `${name} ${version} was not published: ${counted(faults.length, 'fault')}`,
      'CHECKS_FAILED',
      faults,
      checked.report,
    );
  return { provenAt: checked.provenAt, notes: checked.notes, report: checked.report };
}

/**
 * Publishes a finished release and gives it its share of the visitors. Its files are in the store
 * before the registry names it.
 * @throws RefusedError for faults that checks find, for what the host does not provide, for
 * different contents of a known version, and, unless it is forced, for a version that was withdrawn
 * or lacks the live version's commit
 */
export async function publish(releases: Releases, options: PublishOptions): Promise<Published> {
  const { release, dir, isForced = false } = options;
  const { name, version } = release;
  const traffic = requireShare(options.traffic ?? 100);
  const files = readVersionFiles(dir);
  requireIntegrity(release, files);
  // Also before the checks, so that nobody waits for them in vain.
  if (options.checks && !isForced) refuseUnwanted((await readRegistry(releases)).microFrontends[name] ?? [], options);
  const published = await requireNoFault(releases, options);
  await changeRegistry(releases, async (registry) => {
    const known = registry.microFrontends[name] ?? [];
    refuseUnfit(registry, options);
    if (!isForced) refuseUnwanted(known, options);
    const same = known.find(({ metadata }) => metadata.version === version);
    const next = toVersion(options, files);
    next.extras.files = await putVersion(releases.store, `${name}/${version}`, files, same?.extras.files);
    if (same) {
      const { publishedAt, liveAt, servedUntil, rollout } = same.extras;
      next.deployment = same.deployment;
      next.extras = { ...next.extras, publishedAt, liveAt, servedUntil, rollout };
    }
    const all = [...known.filter((other) => other !== same), next];
    const shared = shareOut(registry, name, all, version, traffic);
    return {
      registry: withVersions(registry, name, withoutOldest(shared)),
      change: {
        action: 'publish',
        remote: name,
        from: deployedVersion(known)?.metadata.version ?? null,
        to: version,
        traffic,
        ...(options.source?.commit && { commit: options.source.commit }),
      },
    };
  });
  return published;
}
