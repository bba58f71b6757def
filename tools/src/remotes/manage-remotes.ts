import path from 'node:path';
import { localDelivery, remoteDelivery } from '@shop/delivery/client';
import { isStore } from '@shop/delivery/releases';
import { createTokenList } from '@shop/delivery/tokens';
import { RefusedError } from '@shop/shared/refused-error';
import { openFileStore, openStore } from '@shop/shared/store';
import { checkToolsOf } from '../check-tools';
import { dataDir, releasesOf, userName } from '../publish-built';
import { print, type Action, type Call } from './action';
import { parseArguments, type Values } from './arguments';
import { promoteAction, rollbackAction, unpublishAction, withdrawAction } from './change-actions';
import { checkAction } from './check-action';
import { checkApiAction } from './check-api-action';
import { help } from './help';
import { historyAction, listAction } from './list-actions';
import { previewAction } from './preview-action';
import { pruneAction } from './prune-action';
import { publishAction } from './publish-action';
import { statusAction } from './status-action';
import { revokeAction, tokenAction, tokensAction } from './token-actions';

const ACTIONS: Readonly<Record<string, Action>> = {
  list: listAction,
  check: checkAction,
  'check-api': checkApiAction,
  publish: publishAction,
  preview: previewAction,
  promote: promoteAction,
  rollback: rollbackAction,
  withdraw: withdrawAction,
  unpublish: unpublishAction,
  history: historyAction,
  prune: pruneAction,
  token: tokenAction,
  tokens: tokensAction,
  revoke: revokeAction,
  status: statusAction,
};

/**
 * A command without the site's DATA_DIR would change a store that no site follows.
 * @throws RefusedError when there is no store
 */
async function requireStore(): Promise<void> {
  const { store } = openStore(process.env, dataDir(process.env));
  if (await isStore({ store })) return;
  const place = store.address.replace(/^file:/, '');
  throw new RefusedError(
    `no store is in ${place}: set DATA_DIR to the folder of the site, or make a new store with publish --store`,
  );
}

/** Where the command works: on a site with a token, else on the store of this machine. */
async function openDelivery(
  action: string,
  { site, store }: Values,
): Promise<Pick<Call, 'delivery' | 'tokens' | 'who'>> {
  const who = userName();
  if (site !== undefined) {
    const token = process.env.SHOP_TOKEN?.trim();
    if (!token)
      throw new RefusedError('--site needs a token in SHOP_TOKEN: whoever has DATA_DIR makes one', 'UNAUTHENTICATED');
    if (!URL.canParse(site)) throw new RefusedError('--site is an address, as in https://shop.example');
    return { delivery: remoteDelivery({ url: site, token }), tokens: null, who };
  }
  if (action !== 'publish' || !store) await requireStore();
  const folder = dataDir(process.env);
  const tokens = createTokenList(openFileStore(path.join(folder, 'keys')));
  const checks = checkToolsOf(process.env, print);
  return { delivery: localDelivery(releasesOf(process.env), { dataDir: folder, checks }), tokens, who };
}

export type ManageRemotesOptions = Pick<Call, 'command' | 'prepare' | 'checkSources'>;

/** Runs an action on the store in `DATA_DIR`; without one, prints the help. */
export async function manageRemotes(args: readonly string[], options: ManageRemotesOptions): Promise<void> {
  const { positionals, values } = parseArguments(args);
  const [action, ...names] = positionals;
  if (!action || action === 'help') {
    print(help(options.command));
    return;
  }
  const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!run) throw new RefusedError(`no action "${action}"; ${options.command} prints those there are`);
  await run({ ...options, names, values, ...(await openDelivery(action, values)) });
}
