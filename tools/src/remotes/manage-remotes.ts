import { localDelivery } from '@shop/delivery/client';
import { isStore } from '@shop/delivery/releases';
import { RefusedError } from '@shop/shared/refused-error';
import { releasesOf } from '../publish-built';
import type { Action, Call } from './action';
import { print } from './action';
import { parseArguments } from './arguments';
import { promoteAction, rollbackAction, unpublishAction, withdrawAction } from './change-actions';
import { help } from './help';
import { historyAction, listAction } from './list-actions';
import { publishAction } from './publish-action';
import { statusAction } from './status-action';

const ACTIONS: Readonly<Record<string, Action>> = {
  list: listAction,
  publish: publishAction,
  promote: promoteAction,
  rollback: rollbackAction,
  withdraw: withdrawAction,
  unpublish: unpublishAction,
  history: historyAction,
  status: statusAction,
};

export type ManageRemotesOptions = Pick<Call, 'command' | 'prepare'>;

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
  const releases = releasesOf(process.env);
  const delivery = localDelivery(releases);
  // A command without the site's DATA_DIR would change a store that no site follows.
  const requireStore = async () => {
    if (await isStore(releases)) return;
    const place = delivery.address.replace(/^file:/, '');
    throw new RefusedError(
      `no store is in ${place}: set DATA_DIR to the folder of the site, or make a new store with publish --store`,
    );
  };
  if (action !== 'publish') await requireStore();
  await run({ ...options, delivery, names, values, requireStore });
}
