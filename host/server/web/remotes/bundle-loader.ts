import { describeMismatch, findMismatch, type RemoteVersion } from '@shop/shared/federation/registry';
import type { Bundle } from '../../protocol/messages';
import { RETRY_MS } from '../sets/known-sets';

export interface BundleLoaderOptions {
  /** Reads and checks the server bundle of a version, and has a renderer run it. */
  loadBundle: (name: string, version: RemoteVersion) => Promise<Bundle>;
  /** Exact versions of what this host provides, by package. */
  provides: Readonly<Record<string, string>>;
  onFailure: (name: string, version: string, error: unknown) => void;
  now: () => number;
}

export interface BundleLoader {
  /** @throws Error when the version does not load, or has failed a moment ago */
  load: (name: string, version: RemoteVersion) => Promise<Bundle>;
  has: (name: string, version: string) => boolean;
  /** Forgets the bundles of all other versions. */
  keep: (isNeeded: (name: string, version: string) => boolean) => void;
  forgetFailures: () => void;
}

interface Loaded {
  name: string;
  version: string;
  integrity: string;
  bundle: Promise<Bundle>;
}

/** Loads server bundles, each once, and holds them until it is told which ones to keep. */
export function createBundleLoader({ loadBundle, provides, onFailure, now }: BundleLoaderOptions): BundleLoader {
  const loaded = new Map<string, Loaded>();
  const failedUntil = new Map<string, number>();

  const start = async (name: string, version: RemoteVersion) => {
    const mismatch = findMismatch(version.extras.requires, provides);
    if (mismatch) throw new Error(describeMismatch(mismatch));
    return loadBundle(name, version);
  };

  return {
    load(name, listed) {
      const { version } = listed.metadata;
      const { integrity } = listed.extras.server;
      const key = `${name}@${version}`;
      const attempt = `${key} ${integrity}`;
      const known = loaded.get(key);
      if (known?.integrity === integrity) return known.bundle;
      if ((failedUntil.get(attempt) ?? 0) > now()) return Promise.reject(new Error(`${key} failed a moment ago`));
      const entry = { name, version, integrity, bundle: start(name, listed) };
      loaded.set(key, entry);
      entry.bundle.then(
        () => failedUntil.delete(attempt),
        (error: unknown) => {
          if (loaded.get(key) === entry) loaded.delete(key);
          failedUntil.set(attempt, now() + RETRY_MS);
          onFailure(name, version, error);
        },
      );
      return entry.bundle;
    },
    has: (name, version) => loaded.has(`${name}@${version}`),
    keep(isNeeded) {
      for (const [key, { name, version }] of loaded) if (!isNeeded(name, version)) loaded.delete(key);
    },
    forgetFailures: () => failedUntil.clear(),
  };
}
