import type { Action } from './action';
import { pruneAction } from './prune-action';
import { restoreAction } from './restore-action';
import { revokeAction, tokenAction, tokensAction } from './token-actions';

/** What is done on the machine that has the store. */
export const LOCAL_ACTIONS: Readonly<Record<string, Action>> = {
  prune: pruneAction,
  restore: restoreAction,
  token: tokenAction,
  tokens: tokensAction,
  revoke: revokeAction,
};

/** Where the actions work on that machine, for the help. */
export const LOCAL_PLACE = 'the store in DATA_DIR or, with --site, on a site';
