import { openSigningKeys, type SigningKeys } from '@shop/shared/signing';
import type { Environment } from '@shop/shared/settings';
import { openStore, type Store } from '@shop/shared/store';

/** What every change of the registry needs. */
export interface Releases {
  store: Store;
  keys: SigningKeys;
  /** Who asks: a person, or a token. The history names it. */
  who: string;
}

/**
 * Opens the store that `REMOTES_STORE` names, by default `remotes` in `dataDir`, with the keys that
 * sign its registry.
 * @param dataDir absolute
 * @throws SettingsError for an invalid setting
 */
export function openReleases(env: Environment, dataDir: string, who: string): Releases {
  return { store: openStore(env, dataDir).store, keys: openSigningKeys(env, dataDir), who };
}
