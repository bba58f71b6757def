import {
  candidates,
  describeMismatch,
  findMismatch,
  type Registry,
  type RemoteVersion,
} from '@shop/shared/federation/registry';
import { toLiveRemote, type LiveRemote } from '../../src/remotes/live-remote';
import type { Bundle } from '../rendering/messages';
import { createVersionSet, type VersionSet } from '../sets/version-set';

/** How long a version that did not load is not tried again. */
const RETRY_MS = 5000;

/** The deployed version and the one before it. */
const LOADED_VERSIONS = 2;

const keyOf = (name: string, { metadata, extras }: RemoteVersion) =>
  `${name}@${metadata.version} ${extras.server.integrity}`;

export interface RemotePoolOptions {
  registry: () => Registry;
  /** Reads and checks the server bundle of a version, and has a renderer run it. */
  loadBundle: (name: string, version: RemoteVersion) => Promise<Bundle>;
  /** The version of this host. */
  hostVersion: string;
  /** Exact versions of what this host provides, by package. */
  provides: Readonly<Record<string, string>>;
  onFailure: (name: string, version: string, error: unknown) => void;
  /** Called when a version that had failed loads after all and becomes live. */
  onRecovery: () => void;
  now?: () => number;
}

export interface RemotePool {
  /**
   * Returns the set of all visitors: of each remote the newest version that loads, up to the
   * deployed one. When none loads, it is the deployed one.
   */
  live: () => Promise<VersionSet>;
  /** Follows a change of the registry. */
  refresh: () => void;
  /** Returns the version before this one; null when there is none. */
  previous: (remote: LiveRemote) => LiveRemote | null;
  /** @throws Error when the version does not load, or has failed a moment ago */
  load: (remote: LiveRemote) => Promise<Bundle>;
}

/**
 * Loads remotes for the server. The deployed version of each stays in memory, with the one before
 * it, so that a page can fall back.
 */
export function createRemotePool(options: RemotePoolOptions): RemotePool {
  const { registry, loadBundle, hostVersion, provides, onFailure, onRecovery, now = () => performance.now() } = options;
  const loaded = new Map<string, Map<string, Promise<Bundle>>>();
  const failedUntil = new Map<string, number>();
  let current: Promise<VersionSet> | null = null;
  /** When to try again, because a newer version did not load. */
  let retryAt = Infinity;

  const loadedOf = (name: string) => {
    const known = loaded.get(name) ?? new Map<string, Promise<Bundle>>();
    loaded.set(name, known);
    return known;
  };

  const start = async (name: string, version: RemoteVersion) => {
    const mismatch = findMismatch(version.extras.requires, provides);
    if (mismatch) throw new Error(describeMismatch(mismatch));
    return loadBundle(name, version);
  };

  const versionsOf = (name: string) => candidates(registry().microFrontends[name] ?? []);

  const loadVersion = (name: string, version: RemoteVersion): Promise<Bundle> => {
    const key = keyOf(name, version);
    const modules = loadedOf(name);
    const known = modules.get(key);
    if (known) return known;
    if ((failedUntil.get(key) ?? 0) > now()) return Promise.reject(new Error(`${key} failed a moment ago`));
    const loading = start(name, version);
    modules.set(key, loading);
    loading.then(
      () => {
        failedUntil.delete(key);
        const needed = new Set([
          key,
          ...versionsOf(name)
            .slice(0, LOADED_VERSIONS)
            .map((other) => keyOf(name, other)),
        ]);
        for (const old of modules.keys()) if (!needed.has(old)) modules.delete(old);
      },
      (error: unknown) => {
        modules.delete(key);
        failedUntil.set(key, now() + RETRY_MS);
        onFailure(name, version.metadata.version, error);
      },
    );
    return loading;
  };

  const firstThatLoads = async (name: string): Promise<LiveRemote[]> => {
    const versions = versionsOf(name);
    for (const version of versions) {
      try {
        await loadVersion(name, version);
        return [toLiveRemote(name, version)];
      } catch {
        retryAt = now() + RETRY_MS; // already reported; the previous version may work
      }
    }
    return versions.slice(0, 1).map((version) => toLiveRemote(name, version));
  };

  const readLive = async () => {
    retryAt = Infinity;
    const names = Object.keys(registry().microFrontends);
    return createVersionSet(hostVersion, (await Promise.all(names.map(firstThatLoads))).flat());
  };

  const retry = async (before: Promise<VersionSet>) => {
    const next = readLive();
    const [had, has] = await Promise.all([before, next]);
    if (current !== before || had.id === has.id) return;
    current = next;
    onRecovery();
  };

  return {
    live() {
      current ??= readLive();
      if (retryAt <= now()) void retry(current);
      return current;
    },
    refresh() {
      failedUntil.clear();
      current = null;
    },
    previous({ name, version }) {
      const versions = versionsOf(name);
      const older = versions[versions.findIndex(({ metadata }) => metadata.version === version) + 1];
      return older ? toLiveRemote(name, older) : null;
    },
    async load({ name, version }) {
      const listed = registry().microFrontends[name]?.find(({ metadata }) => metadata.version === version);
      if (!listed) throw new Error(`the registry no longer lists ${name} ${version}`);
      return loadVersion(name, listed);
    },
  };
}
