import { readToken } from '@shop/shared/runtime';
import type { LiveRemote } from '../remotes/live-remote';
import { matchRoute } from '../remotes/match-route';
import { sameSitePath } from './same-site-path';

type Address = Pick<Location, 'pathname' | 'assign' | 'reload'>;

/**
 * Begins the page anew when the visitor signs in or out; only paths of this site are followed.
 * Whoever has left his own pages begins at the first one: a reload would ask him to sign in again.
 */
export function createOpenPage(remotes: readonly LiveRemote[], address: Address) {
  return (path: string | null) => {
    const isLeft = !readToken() && matchRoute(remotes, address.pathname)?.route.access === 'user';
    if (path === null && !isLeft) address.reload();
    else address.assign(sameSitePath(path) ?? '/');
  };
}
