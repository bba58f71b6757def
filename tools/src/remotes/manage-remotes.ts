import { RefusedError } from '@shop/shared/refused-error';
import { print, type Action, type Call, type Workplace } from './action';
import { parseArguments, type Values } from './arguments';
import { promoteAction, rollbackAction, unpublishAction, withdrawAction } from './change-actions';
import { checkAction } from './check-action';
import { checkApiAction } from './check-api-action';
import { help } from './help';
import { historyAction, listAction } from './list-actions';
import { previewAction } from './preview-action';
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
  token: tokenAction,
  tokens: tokensAction,
  revoke: revokeAction,
  status: statusAction,
};

export interface ManageRemotesOptions extends Pick<Call, 'command' | 'prepare' | 'checkSources'> {
  /** Where the actions work. */
  open: (action: string, values: Values) => Promise<Workplace>;
  /** Actions that are not there for all. */
  more?: Readonly<Record<string, Action>>;
}

/** Runs an action; without one, prints the help. */
export async function manageRemotes(args: readonly string[], options: ManageRemotesOptions): Promise<void> {
  const { positionals, values } = parseArguments(args);
  const [action, ...names] = positionals;
  if (!action || action === 'help') {
    print(help(options.command));
    return;
  }
  const { open, more, ...rest } = options;
  const actions = { ...ACTIONS, ...more };
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!run) throw new RefusedError(`no action "${action}"; ${options.command} prints those there are`);
  await run({ ...rest, names, values, ...(await open(action, values)) });
}
