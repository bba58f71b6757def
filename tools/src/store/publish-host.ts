import { HOST, type HostVersion, type VersionSource } from '@shop/shared/federation/registry';
import type { HostRelease } from '../host-release';
import { copyFiles, MAX_LISTED_VERSIONS } from './publish';
import { changeRegistry } from './store-file';

export interface PublishHostOptions {
  /** The store's folder. */
  dir: string;
  release: HostRelease;
  /** The folder of its hashed files. */
  staticDir: string;
  /** Asked for a version that is new to the store. */
  source: () => VersionSource;
}

const LIVE = { traffic: 100, default: true };

function toVersion({ release, source }: PublishHostOptions): HostVersion {
  const { version, entry, provides, integrity } = release;
  const entryIntegrity = integrity[entry];
  if (!entryIntegrity) throw new Error(`host ${version} has no ${entry}`);
  return {
    url: `/static/${entry}`,
    metadata: { version, integrity: entryIntegrity },
    deployment: LIVE,
    extras: { provides, integrity, source: source(), publishedAt: new Date().toISOString() },
  };
}

/**
 * Puts the host's hashed files into the store, and its version into the registry. After that, every
 * host of the store has what the pages of this one load, and its own pages keep their lazy parts.
 */
export function publishHost(options: PublishHostOptions): Promise<void> {
  const { dir, release, staticDir } = options;
  return changeRegistry(dir, (registry) => {
    copyFiles(staticDir, dir, `${HOST}/${release.version}/browser`);
    const same = registry.host.find(({ metadata }) => metadata.version === release.version);
    if (same?.deployment.default) return registry; // a restart
    const others = registry.host.filter((version) => version !== same);
    const former = others.map((version) => ({ ...version, deployment: { traffic: 0, default: false } }));
    const current = same ? { ...same, deployment: LIVE } : toVersion(options);
    return { ...registry, host: [...former, current].slice(-MAX_LISTED_VERSIONS) };
  });
}
