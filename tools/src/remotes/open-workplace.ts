import path from 'node:path';
import { localDelivery } from '@shop/publisher/client';
import { forgetLostStore, isStore, openRegistryMemory } from '@shop/publisher/releases';
import { restoreState } from '@shop/publisher/state-copy';
import { createTokenList } from '@shop/publisher/tokens';
import { leaveProcessors } from '@shop/node/give-way';
import { RefusedError } from '@shop/node/refused-error';
import { openFileStore, openStore } from '@shop/node/store';
import { checkToolsOf } from '../check-tools';
import { dataDir, releasesOf } from '../open-releases';
import { userName } from '../user-name';
import { print, type Workplace } from './action';
import type { Values } from './arguments';
import { openSite } from './open-site';

/**
 * A command without the site's DATA_DIR would change a store that no site follows.
 * @throws RefusedError when there is no store
 */
async function requireStore(): Promise<void> {
  const { store } = openStore(process.env, dataDir(process.env));
  if (await isStore({ store, memory: openRegistryMemory(dataDir(process.env), store) })) return;
  const place = store.address.replace(/^file:/, '');
  throw new RefusedError(
    `no store is in ${place}: set DATA_DIR to the folder of the site, or make a new store with publish --store`,
  );
}

/** Where the command works: on a site with a token, else on the store of this machine. */
export async function openWorkplace(action: string, { site, store }: Values): Promise<Workplace> {
  if (site !== undefined) return openSite(site);
  const isNewStore = action === 'publish' && store;
  if (!isNewStore) await requireStore();
  // The site may be on this machine, too: its shoppers go first.
  if (action === 'check' || action === 'publish') leaveProcessors();
  const folder = dataDir(process.env);
  const releases = releasesOf(process.env);
  if (isNewStore) await forgetLostStore(releases);
  // Otherwise the first token of a new machine would replace those of the lost one.
  else await restoreState(releases, folder).catch((error: unknown) => print(`tokens and figures: ${String(error)}`));
  const tokens = createTokenList(openFileStore(path.join(folder, 'keys')));
  const checks = checkToolsOf(process.env, print);
  const delivery = localDelivery(releases, { dataDir: folder, checks });
  return { delivery, tokens, who: userName() };
}
