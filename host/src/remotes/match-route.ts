import { patternVariants } from '@shop/shared/federation';
import type { RegistryRoute } from '@shop/shared/federation/registry';

export interface RouteMatch<Remote> {
  remote: Remote;
  route: RegistryRoute;
  params: Readonly<Record<string, string | undefined>>;
}

/** Finds the route of a path; null when no remote has one. */
export type MatchRoute<Remote> = (pathname: string) => RouteMatch<Remote> | null;

const PARAMETER = /^:([\w-]+)(.*)$/;

const escapeRegExp = (text: string) => text.replaceAll(/[\\.*+^${}|()[\]]/g, '\\$&');

/** react-router's score: of the patterns that match a path, the highest wins. */
function scoreOf(segments: readonly string[]): number {
  const scores = segments.map((segment) => {
    if (segment === '*') return -1;
    return /^:[\w-]+$/.test(segment) ? 4 : 11;
  });
  return scores.reduce((sum, score) => sum + score, 0);
}

function compile(segments: readonly string[]): { pattern: RegExp; names: string[] } {
  const names: string[] = [];
  const source = segments.map((segment) => {
    if (segment === '*') {
      names.push('*');
      return '(?:/(.+)|/*)';
    }
    const [, name, rest = ''] = PARAMETER.exec(segment) ?? [];
    if (name === undefined) return `/${escapeRegExp(segment)}`;
    names.push(name);
    return `/([^/]+)${escapeRegExp(rest)}`;
  });
  return { pattern: new RegExp(`^${source.join('')}/*$`, 'i'), names };
}

const isStatic = (segments: readonly string[]) => segments.every((segment) => !/^(?::|\*$)/.test(segment));

/** Patterns ignore case and slashes at the end. */
const staticKey = (pathname: string) => pathname.replace(/\/+$/, '').toLowerCase();

/** No page has one in its address, and databases refuse to look for some. */
const CONTROL = /\p{Cc}/u;

/** Decodes each segment. An escaped slash stays escaped, as it does not separate segments. */
function decodePath(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname; // a broken escape, which the address of a page never has
  }
}

/**
 * Compiles the routes of all remotes. They are ranked as in react-router: `/products` goes before
 * `/:slug`, whichever remote is first. `matchRoutes` would compile all routes for each address.
 */
export function createRouteMatcher<Remote extends { routes: readonly RegistryRoute[] }>(
  remotes: readonly Remote[],
): MatchRoute<Remote> {
  const all = remotes.flatMap((remote) =>
    remote.routes.flatMap((route) => patternVariants(route.path).map((segments) => ({ segments, remote, route }))),
  );
  // Nothing that matches a path scores higher than the path itself, so it needs no search. Of two
  // equal ones the first wins.
  const exact = new Map(
    all
      .filter(({ segments }) => isStatic(segments))
      .map(({ segments, ...rest }) => [staticKey(`/${segments.join('/')}`), rest] as const)
      .reverse(),
  );
  const patterns = all
    .filter(({ segments }) => !isStatic(segments))
    .map(({ segments, ...rest }) => ({ ...compile(segments), score: scoreOf(segments), ...rest }))
    .toSorted((one, other) => other.score - one.score);

  return (pathname) => {
    const decoded = decodePath(pathname);
    if (CONTROL.test(decoded)) return null;
    const known = exact.get(staticKey(decoded));
    if (known) return { ...known, params: {} };
    for (const { pattern, names, remote, route } of patterns) {
      const found = pattern.exec(decoded);
      if (!found) continue;
      const values = found.slice(1).map((value?: string) => value?.replaceAll('%2F', '/') ?? '');
      return { remote, route, params: Object.fromEntries(names.map((name, index) => [name, values[index]])) };
    }
    return null;
  };
}
