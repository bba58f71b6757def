import { readToken } from '@shop/shared/runtime';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import type { MatchRoute } from '../remotes/match-route';
import { sameSitePath } from './same-site-path';

type Address = Pick<Location, 'pathname' | 'assign' | 'reload'>;

/**
 * Creates the function that starts the page again when the visitor signs in or out. Signing out on
 * a page of users leads home (docs/rules.md, Sessions).
 */
export function createOpenPage(match: MatchRoute<LiveRemote>, address: Address) {
  return (path: string | null) => {
    const isLeft = !readToken() && match(address.pathname)?.route.access === 'user';
    if (path === null && !isLeft) address.reload();
    else address.assign(sameSitePath(path) ?? '/');
  };
}
