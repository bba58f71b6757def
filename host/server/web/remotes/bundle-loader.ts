import { describeMismatch, findMismatch, type RemoteVersion } from '@shop/shared/federation/registry';
import type { ServerBundle } from '@shop/node/bundles';
import { RETRY_MS } from '../sets/known-sets';
import type { HeldBundles } from './held-bundles';

export interface BundleLoaderOptions {
  held: HeldBundles;
  /** Reads and checks the server bundle of a version, and has a renderer run it. */
  loadBundle: (name: string, version: RemoteVersion) => Promise<ServerBundle>;
  /** Exact versions of what this host provides, by package. */
  provides: Readonly<Record<string, string>>;
  onFailure: (name: string, version: string, error: unknown) => void;
  now: () => number;
}

export interface BundleLoader {
  /** @throws Error when the version does not load, or has failed a moment ago */
  load: (name: string, version: RemoteVersion) => Promise<ServerBundle>;
  forgetFailures: () => void;
}

/** Loads server bundles that are not held yet. */
export function createBundleLoader({ held, loadBundle, provides, onFailure, now }: BundleLoaderOptions): BundleLoader {
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
      const known = held.find(name, version);
      if (known?.integrity === integrity) return known.bundle;
      if ((failedUntil.get(attempt) ?? 0) > now()) return Promise.reject(new Error(`${key} failed a moment ago`));
      const entry = { name, version, integrity, bundle: start(name, listed) };
      held.add(entry);
      entry.bundle.then(
        () => failedUntil.delete(attempt),
        (error: unknown) => {
          held.remove(entry);
          failedUntil.set(attempt, now() + RETRY_MS);
          onFailure(name, version, error);
        },
      );
      return entry.bundle;
    },
    forgetFailures: () => failedUntil.clear(),
  };
}
