import { HOST, liveHost, type HostVersion, type VersionSource } from '@shop/shared/federation/registry';
import { OPERATIONS_FILE } from '../checks';
import { MAX_LISTED_VERSIONS } from './publish';
import { changeRegistry } from './change-registry';
import type { HostRelease } from './release';
import type { Releases } from './releases';
import { putVersion, readVersionFiles, type VersionFiles } from './version-files';

export interface PublishHostOptions {
  release: HostRelease;
  /** The folder of its hashed files. */
  staticDir: string;
  /** The folder of the packed source maps of those files. */
  mapsDir?: string | undefined;
  /** Text of its `operations.json`. */
  operations?: string | undefined;
  /** Asked for a version that is new to the store. */
  source: () => VersionSource;
}

const LIVE = { traffic: 100, default: true };
const FORMER = { traffic: 0, default: false };

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

/** As in the folder of a remote's version, where `browser` is what browsers may load. */
function versionFiles({ staticDir, mapsDir, operations }: PublishHostOptions): VersionFiles {
  const below = (folder: string, dir: string) =>
    [...readVersionFiles(dir)].map(([name, bytes]) => [`${folder}/${name}`, bytes] as const);
  return new Map([
    ...below('browser', staticDir),
    ...(mapsDir ? below('maps', mapsDir) : []),
    ...(operations ? [[OPERATIONS_FILE, Buffer.from(operations)] as const] : []),
  ]);
}

/**
 * Puts the host's hashed files into the store, and its version into the registry. After that, every
 * host of the store has what the pages of this one load, and its own pages keep their lazy parts.
 */
export async function publishHost(releases: Releases, options: PublishHostOptions): Promise<void> {
  const { release } = options;
  await changeRegistry(releases, async (registry) => {
    const same = registry.host.find(({ metadata }) => metadata.version === release.version);
    const folder = `${HOST}/${release.version}`;
    const files = await putVersion(releases.store, folder, versionFiles(options), same?.extras.files);
    if (same?.deployment.default && same.extras.files === files) return null; // a restart
    const others = registry.host.filter((version) => version !== same);
    const former = others.map((version) => ({ ...version, deployment: FORMER }));
    const current = same ? { ...same, deployment: LIVE } : toVersion(options);
    const started = { ...current, extras: { ...current.extras, files } };
    const from = liveHost(registry)?.metadata.version ?? null;
    return {
      registry: { ...registry, host: [...former, started].slice(-MAX_LISTED_VERSIONS) },
      change: { action: 'start', remote: HOST, from, to: release.version, traffic: 100 },
    };
  });
}
