import { localDelivery } from '@shop/delivery/client';
import { isStore } from '@shop/delivery/releases';
import { RefusedError } from '@shop/shared/refused-error';
import { openStore } from '@shop/shared/store';
import { checkToolsOf } from '../check-tools';
import { dataDir, releasesOf } from '../publish-built';
import { print, type Action, type Call } from './action';
import { parseArguments } from './arguments';
import { promoteAction, rollbackAction, unpublishAction, withdrawAction } from './change-actions';
import { checkAction } from './check-action';
import { checkApiAction } from './check-api-action';
import { help } from './help';
import { historyAction, listAction } from './list-actions';
import { previewAction } from './preview-action';
import { publishAction } from './publish-action';
import { statusAction } from './status-action';

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
  const isNewStore = action === 'publish' && values.store;
  if (!isNewStore) await requireStore();
  await run({
    ...options,
    delivery: localDelivery(releasesOf(process.env), checkToolsOf(process.env, print)),
    names,
    values,
  });
}
