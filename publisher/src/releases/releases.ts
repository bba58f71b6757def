import { openSigningKeys, type SigningKeys } from '@shop/node/signing';
import type { Environment } from '@shop/node/settings';
import { openStore, type Store } from '@shop/node/store';
import { readHosts, type FollowingHost } from '../hosts';
import { openRegistryMemory, type RegistryMemory } from './registry-memory';

/** What every change of the registry needs. */
export interface Releases {
  store: Store;
  keys: SigningKeys;
  /** Who asks: a person, or a token. The history names it. */
  who: string;
  /** Nothing older than this registry counts. */
  memory: RegistryMemory;
  /**
   * The hosts that have reported, each with the revision that it follows. A publisher that
   * remembers nothing asks for patience: hosts report every 2 s.
   */
  hosts: (options: { isPatient: boolean }) => Promise<FollowingHost[]>;
  /** Told of what went wrong beside a change that is live all the same. */
  onTrouble: (what: string, error: unknown) => void;
}

/**
 * Opens the store that `REMOTES_STORE` names, by default `remotes` in `dataDir`, with the keys that
 * sign its registry.
 * @param dataDir absolute
 * @throws SettingsError for an invalid setting
 */
export function openReleases(env: Environment, dataDir: string, who: string): Releases {
  const { store } = openStore(env, dataDir);
  return {
    store,
    keys: openSigningKeys(env, dataDir),
    who,
    memory: openRegistryMemory(dataDir, store),
    hosts: () => readHosts(dataDir), // what the publisher has noted there
    onTrouble: () => undefined,
  };
}
