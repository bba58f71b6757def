import { RefusedError } from '@shop/node/refused-error';
import { print, type Action, type Call, type Workplace } from './action';
import { parseArguments, type Values } from './arguments';
import { promoteAction, rollbackAction, unpublishAction, withdrawAction } from './change-actions';
import { checkAction } from './check-action';
import { checkApiAction } from './check-api-action';
import { explainAction } from './explain-action';
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
  explain: explainAction,
};

export interface ManageRemotesOptions extends Pick<Call, 'command' | 'prepare' | 'checkSources'> {
  /** Where the actions work, in words. */
  place: string;
  open: (action: string, values: Values) => Promise<Workplace>;
  /** Actions that are not there for all. */
  more?: Readonly<Record<string, Action>>;
}

/** Runs an action; without one, prints the help. */
export async function manageRemotes(args: readonly string[], options: ManageRemotesOptions): Promise<void> {
  const { open, more, place, ...rest } = options;
  const actions: Readonly<Record<string, Action>> = { ...ACTIONS, ...more };
  const { positionals, values } = parseArguments(args);
  const [action, ...names] = positionals;
  if (!action || action === 'help') {
    print(help(options.command, place, Object.keys(actions)));
    return;
  }
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!run) throw new RefusedError(`no action "${action}"; ${options.command} prints those there are`);
  await run({ ...rest, names, values, ...(await open(action, values)) });
}
