import { matchRoutes } from '@shop/shared/runtime';
import type { RegistryRoute } from '@shop/shared/federation/registry';
import type { LiveRemote } from './live-remote';

export interface RouteMatch<Remote> {
  remote: Remote;
  route: RegistryRoute;
  params: Readonly<Record<string, string | undefined>>;
}

/** Finds the route of an address among all remotes; react-router's ranking puts `/products` before `/:slug`. */
export function matchRoute<Remote extends Pick<LiveRemote, 'routes'>>(
  remotes: readonly Remote[],
  pathname: string,
): RouteMatch<Remote> | null {
  const routes = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, handle: { remote, route } })),
  );
  const match = matchRoutes(routes, pathname)?.[0];
  return match ? { ...match.route.handle, params: match.params } : null;
}
