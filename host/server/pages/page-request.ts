import type { LiveRemote, RemoteSet } from '../../src/remotes/live-remote';
import type { RouteMatch } from '../../src/remotes/match-route';
import { renderedSearch } from '../../src/remotes/rendered-search';

/** An address of the site, parsed and matched. */
export interface PageRequest {
  pathname: string;
  /** The part of the query that the server renders for the route. */
  search: string;
  remotes: RemoteSet;
  /** Null when no remote has a route. */
  match: RouteMatch<LiveRemote> | null;
}

/**
 * Whether anybody can make up any number of such addresses: those without a route, with a query,
 * or with a free part such as a product's name.
 */
export function canBeMadeUp({ match, search }: PageRequest): boolean {
  return !match || search !== '' || Object.values(match.params).some((value) => value !== undefined);
}

/**
 * Matches an address with the routes of the remotes.
 * @param search the whole query of the address
 */
export function pageRequest(remotes: RemoteSet, pathname: string, search: string): PageRequest {
  const match = remotes.match(pathname);
  return { pathname, search: match ? renderedSearch(match.route, search) : '', remotes, match };
}
