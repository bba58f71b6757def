import type { VersionSet } from '../../web/sets/version-set';

const MOST_OF_ROUTE = 10;

/**
 * Up to ten addresses of each route, in their order, one of each route first: a trial may end
 * before the last one.
 * @param changed paths of the routes that come before the others
 */
export function chooseAddresses(
  addresses: readonly string[],
  { match }: Pick<VersionSet, 'match'>,
  changed: ReadonlySet<string>,
): string[] {
  const byRoute = new Map<string, string[]>();
  for (const address of addresses) {
    const found = match(address.split('?', 1)[0] ?? '');
    const key = found ? `${found.remote.name} ${found.route.path}` : '';
    const ofRoute = byRoute.get(key) ?? [];
    if (ofRoute.length < MOST_OF_ROUTE && !ofRoute.includes(address)) byRoute.set(key, [...ofRoute, address]);
  }
  const isFirst = ([key]: [string, string[]]) => changed.has(key.slice(key.indexOf(' ') + 1));
  const routes = [...byRoute]
    .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
    .map(([, all]) => all);
  return Array.from({ length: MOST_OF_ROUTE }, (_, turn) => routes.flatMap((all) => all.slice(turn, turn + 1))).flat();
}
