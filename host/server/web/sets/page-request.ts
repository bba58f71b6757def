import { patternVariants } from '@shop/shared/federation';
import type { RegistryRoute } from '@shop/shared/federation/registry';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import type { Context } from '@shop/node/tracing';
import type { RouteMatch } from '../../../src/remotes/match-route';
import { renderedSearch } from '../../../src/remotes/rendered-search';
import type { VersionSet } from './version-set';

/** An address of the site, parsed and matched. */
export interface PageRequest {
  /** As the route spells it. */
  pathname: string;
  /** The part of the query that the server renders for the route. */
  search: string;
  /** What the visitor gets. */
  remotes: VersionSet;
  /** Null when no remote has a route. */
  match: RouteMatch<LiveRemote> | null;
  /** The version of the page that is tested; absent for the published one. */
  tried?: number;
  /** The first request for the page, if one waits for it. */
  requestId?: string;
  /** Its span, when it is traced. */
  trace?: Context | undefined;
}

/**
 * Whether anybody can make up any number of such addresses: those without a route, with a query,
 * or with a free part such as a product's name.
 */
export function canBeMadeUp({ match, search }: PageRequest): boolean {
  return !match || search !== '' || Object.values(match.params).some((value) => value !== undefined);
}

/** Spells a path as its route does. Routes ignore case, but the cache has one entry for a page. */
function routeSpelling({ path }: RegistryRoute, pathname: string): string {
  const given = pathname.split('/').slice(1);
  const pattern = patternVariants(path).find((segments) => segments.length === given.length);
  if (!pattern || pattern.includes('*')) return pathname;
  const isFree = (segment: string) => segment.startsWith(':');
  return `/${pattern.map((segment, index) => (isFree(segment) ? given[index] : encodeURI(segment))).join('/')}`;
}

/**
 * Matches an address with the routes of a set.
 * @param search the whole query of the address
 */
export function pageRequest(remotes: VersionSet, address: string, search: string): PageRequest {
  const match = remotes.match(address);
  const pathname = match ? routeSpelling(match.route, address) : address;
  return { pathname, search: match ? renderedSearch(match.route, search) : '', remotes, match };
}
