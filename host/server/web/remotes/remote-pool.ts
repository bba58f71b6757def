import {
  runningCandidates,
  stableVersions,
  type Registry,
  findVersion,
  type Versions,
} from '@shop/shared/federation/registry';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import { toLiveRemote } from '../../../src/remotes/live-remote';
import type { ServerBundle } from '@shop/node/bundles';
import { createKnownSets, type KnownSets } from '../sets/known-sets';
import { createVersionSet, type VersionSet } from '../sets/version-set';
import { createBundleLoader, type BundleLoaderOptions } from './bundle-loader';

export interface RemotePoolOptions extends Omit<BundleLoaderOptions, 'now'> {
  registry: () => Registry;
  /** The version of this host. */
  hostVersion: string;
  /** Called when a version that had failed loads after all and becomes part of a set. */
  onRecovery: () => void;
  now?: () => number;
}

export interface RemotePool {
  /**
   * Returns the default set: of each remote the newest version that loads, up to the deployed one.
   * When none loads, it is the deployed one.
   */
  live: () => Promise<VersionSet>;
  /**
   * Returns the default set with other versions of some remotes. Those that do not load leave their
   * place to the ones of the default set.
   */
  choose: (choice: Versions) => Promise<VersionSet>;
  /** Returns the sets that visitors get now, previews aside: at most four. */
  current: () => Promise<VersionSet[]>;
  usersOf: KnownSets['usersOf'];
  /** Follows a change of the registry. */
  refresh: () => void;
  /** Returns the versions that may stand in for this one, best first. */
  fallbacks: (remote: LiveRemote) => LiveRemote[];
  /** @throws Error when the version does not load, or has failed a moment ago */
  load: (remote: LiveRemote) => Promise<ServerBundle>;
}

/** Each combination of candidates, and first the one without any. */
function currentChoices(registry: Registry): Versions[] {
  return runningCandidates(registry).reduce<Versions[]>(
    (choices, { remote, version }) => [...choices, ...choices.map((choice) => ({ ...choice, [remote]: version }))],
    [{}],
  );
}

const byName = (remotes: readonly LiveRemote[]) => remotes.map((remote) => [remote.name, remote] as const);

/**
 * Loads remotes for the server. The versions of all sets stay in memory, each with its fall-backs,
 * so that a page can fall back.
 */
export function createRemotePool(options: RemotePoolOptions): RemotePool {
  const { held, registry, hostVersion, onRecovery, now = () => performance.now() } = options;
  const loader = createBundleLoader({ ...options, now });

  const stableOf = (name: string) => stableVersions(registry().microFrontends[name] ?? []);

  const fallbacks = ({ name, version }: LiveRemote): LiveRemote[] => {
    const [live, ...former] = stableOf(name);
    if (!live) return [];
    const index = former.findIndex(({ metadata }) => metadata.version === version);
    const older = former.slice(index + 1, index + 2);
    // All others fall back to the live version: candidates, and what a preview shows.
    const versions = live.metadata.version === version ? older : [live, ...older];
    return versions.map((other) => toLiveRemote(name, other));
  };

  const firstThatLoads = async (name: string, onLack: () => void): Promise<LiveRemote[]> => {
    const versions = stableOf(name);
    for (const version of versions) {
      try {
        await loader.load(name, version);
        return [toLiveRemote(name, version)];
      } catch {
        onLack(); // already reported; the previous version may work
      }
    }
    return versions.slice(0, 1).map((version) => toLiveRemote(name, version));
  };

  const readLive = async (onLack: () => void): Promise<VersionSet> => {
    const names = Object.keys(registry().microFrontends);
    const found = await Promise.all(names.map((name) => firstThatLoads(name, onLack)));
    return createVersionSet(hostVersion, found.flat());
  };

  const readChosen = async (choice: Versions, onLack: () => void): Promise<VersionSet> => {
    const load = async ([name, version]: [string, string]): Promise<LiveRemote[]> => {
      const listed = findVersion(registry(), name, version);
      try {
        if (listed) await loader.load(name, listed);
        return listed ? [toLiveRemote(name, listed)] : [];
      } catch {
        onLack(); // already reported
        return [];
      }
    };
    const [live, ...chosen] = await Promise.all([sets.get({}), ...Object.entries(choice).map(load)]);
    const members = new Map([...byName(live.remotes), ...byName(chosen.flat())]);
    return createVersionSet(hostVersion, [...members.values()], live.remotes);
  };

  const sets = createKnownSets({
    read: (choice, onLack) => (Object.keys(choice).length === 0 ? readLive(onLack) : readChosen(choice, onLack)),
    currentChoices: () => currentChoices(registry()),
    onLoaded() {
      const members = sets.loaded().flatMap(({ remotes }) => remotes);
      const needed = members.flatMap((remote) => [remote, ...fallbacks(remote)]);
      const keys = new Set(needed.map(({ name, version }) => `${name}@${version}`));
      held.keepOnly((name, version) => keys.has(`${name}@${version}`));
    },
    onRecovery,
    now,
  });

  return {
    live: () => sets.get({}),
    choose: sets.get,
    current: sets.current,
    usersOf: sets.usersOf,
    refresh() {
      loader.forgetFailures();
      sets.clear();
    },
    fallbacks,
    async load({ name, version }) {
      const listed = findVersion(registry(), name, version);
      if (!listed) throw new Error(`the registry no longer lists ${name} ${version}`);
      return loader.load(name, listed);
    },
  };
}
