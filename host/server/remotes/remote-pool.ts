import type { RemoteModule } from '@shop/shared/federation';
import { candidates, findMajorMismatch, type Registry, type RemoteVersion } from '@shop/shared/federation/registry';

/** A version of a remote that did not load is not asked again in this time. */
const RETRY_MS = 5000;
/** The live version and the one before it. */
const KEPT_VERSIONS = 2;

export interface PooledRemote {
  name: string;
  version: RemoteVersion;
}

export interface RemotePoolOptions {
  registry: () => Registry;
  /** Reads, checks and runs the bundle of a version. */
  loadBundle: (name: string, version: RemoteVersion) => Promise<RemoteModule>;
  majors: Readonly<Record<string, string>>;
  onFailure: (name: string, version: string, error: unknown) => void;
  now?: () => number;
}

export interface RemotePool {
  /** For each remote the newest version that loads, up to the deployed one; the deployed one itself where none does. */
  live: () => Promise<PooledRemote[]>;
  /** Versions of a remote to fall back on, best first. */
  fallbacks: (name: string) => PooledRemote[];
  /** @throws Error while the version is known not to load */
  load: (remote: PooledRemote) => Promise<RemoteModule>;
}

/** Loads remotes for the server, keeps two versions of each, and holds on to the last good one. */
export function createRemotePool({
  registry,
  loadBundle,
  majors,
  onFailure,
  now = Date.now,
}: RemotePoolOptions): RemotePool {
  const loaded = new Map<string, Map<string, Promise<RemoteModule>>>();
  const failedUntil = new Map<string, number>();

  const keyOf = ({ name, version }: PooledRemote) =>
    `${name}@${version.metadata.version} ${version.extras.server.integrity}`;

  const versionsOf = (name: string) => {
    const known = loaded.get(name) ?? new Map<string, Promise<RemoteModule>>();
    loaded.set(name, known);
    return known;
  };

  const start = async ({ name, version }: PooledRemote) => {
    const mismatch = findMajorMismatch(version.extras.requires, majors);
    if (mismatch) {
      const { packageName, needed, available } = mismatch;
      throw new Error(`needs ${packageName} ${needed}, the host has ${available ?? 'none'}`);
    }
    return loadBundle(name, version);
  };

  const load = (remote: PooledRemote): Promise<RemoteModule> => {
    const key = keyOf(remote);
    const versions = versionsOf(remote.name);
    const known = versions.get(key);
    if (known) return known;
    if ((failedUntil.get(key) ?? 0) > now()) return Promise.reject(new Error(`${key} failed a moment ago`));
    const loading = start(remote);
    versions.set(key, loading);
    loading.then(
      () => {
        failedUntil.delete(key);
        for (const old of [...versions.keys()].slice(0, -KEPT_VERSIONS)) versions.delete(old);
      },
      (error: unknown) => {
        versions.delete(key);
        failedUntil.set(key, now() + RETRY_MS);
        onFailure(remote.name, remote.version.metadata.version, error);
      },
    );
    return loading;
  };

  const fallbacks = (name: string) =>
    candidates(registry().microFrontends[name] ?? []).map((version) => ({ name, version }));

  const firstThatLoads = async (options: PooledRemote[]): Promise<PooledRemote | undefined> => {
    for (const option of options) {
      const isLoaded = await load(option).then(
        () => true,
        () => false,
      );
      if (isLoaded) return option;
    }
    return options[0];
  };

  return {
    load,
    fallbacks,
    async live() {
      const names = Object.keys(registry().microFrontends);
      const found = await Promise.all(names.map((name) => firstThatLoads(fallbacks(name))));
      return found.filter((remote) => remote !== undefined);
    },
  };
}
