import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
import { integrityOf } from '@shop/shared/federation/node';
import { RefusedError } from '../refused-error';
import type { Release } from '../release';
import { withLive } from './live-version';
import { changeRegistry, writeAtomically } from './store-file';

/**
 * The number of versions in a registry. Folders of older ones remain for pages that are still open.
 */
export const MAX_LISTED_VERSIONS = 30;

export interface PublishOptions {
  /** The store's folder. */
  dir: string;
  release: Release;
  distDir: string;
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
}

function toVersion({ release, distDir, source }: PublishOptions): RemoteVersion {
  const base = `/remotes/${release.name}/${release.version}`;
  const browserUrl = release.browserUrl ?? `${base}/browser/`;
  return {
    url: browserUrl + path.basename(release.entry),
    metadata: { version: release.version, integrity: integrityOf(readFileSync(path.join(distDir, release.entry))) },
    deployment: { traffic: 0, default: false },
    extras: {
      routes: release.routes,
      server: { url: `${base}/${release.server}`, integrity: release.serverIntegrity },
      requires: release.requires,
      chunks: release.chunks,
      integrity: release.integrity,
      searchPages: release.searchPages,
      ...(release.owner && { owner: release.owner }),
      ...(source && { source }),
      publishedAt: new Date().toISOString(),
    },
  };
}

function refuse(name: string, reason: string): never {
  throw new RefusedError(`${name} was not published: ${reason}`);
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

/**
 * Copies files into a folder of the store atomically: an existing folder is complete and never
 * changes.
 */
export function copyFiles(from: string, dir: string, folder: string): void {
  const target = path.join(dir, folder);
  if (existsSync(target)) return;
  const filter = (file: string) => !file.endsWith(`${path.sep}maps`);
  writeAtomically(target, (draft) => cpSync(from, draft, { recursive: true, filter }));
}

/**
 * Publishes a built version and makes it live.
 * @throws RefusedError for a route of another remote, for what the host does not provide, and,
 * unless it is forced, for a version that was withdrawn or lacks the live version's commit
 */
export function publish(options: PublishOptions): Promise<void> {
  const { dir, release, distDir, isForced = false } = options;
  return changeRegistry(dir, (registry) => {
    const known = registry.microFrontends[release.name] ?? [];
    refuseUnfit(registry, options);
    if (!isForced) refuseUnwanted(known, options);
    copyFiles(distDir, dir, `${release.name}/${release.version}`);
    const same = known.find(({ metadata }) => metadata.version === release.version);
    const next = toVersion(options);
    if (same) next.extras.publishedAt = same.extras.publishedAt;
    const all = [...known.filter((version) => version !== same), next].slice(-MAX_LISTED_VERSIONS);
    return {
      ...registry,
      microFrontends: { ...registry.microFrontends, [release.name]: withLive(all, release.version) },
    };
  });
}
