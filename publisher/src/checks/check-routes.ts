import { findRepeatedRoutes, findRouteConflict, isHostPath, type Registry } from '@shop/shared/federation/registry';
import { matchesRoute, type PublishedPage } from '@shop/shared/page-documents';
import type { Release } from '../releases/release';
import type { Fault } from '@shop/node/refused-error';

type LivePage = Pick<PublishedPage, 'id' | 'path'>;

/** The page that editors have published where a route would be; a document has its route's id. */
function pageAt({ id, path }: Release['routes'][number], hasDocuments: boolean, pages: readonly LivePage[]) {
  return pages.find((page) => matchesRoute(path, page.path) && !(hasDocuments && page.id === id));
}

/**
 * Checks that the routes of a release belong to nobody else, and that no two claim an address.
 * @param pages published pages, apart from those of remotes
 */
export function checkRoutes(
  { name, routes, documents }: Pick<Release, 'name' | 'routes' | 'documents'>,
  registry: Registry,
  pages: readonly LivePage[],
): Fault[] {
  const taken = routes.flatMap((route): Fault[] => {
    const where = `route ${route.path}`;
    if (isHostPath(route.path))
      return [{ where, what: 'the host answers this address itself; choose another first segment' }];
    const conflict = findRouteConflict(registry, name, [route]);
    if (conflict) return [{ where, what: `belongs to ${conflict.owner}, which is live; choose another path` }];
    const page = pageAt(route, documents !== undefined, pages);
    const way = 'choose another path, or move the page in the studio';
    return page ? [{ where, what: `${page.path} is the address of a published page (${page.id}); ${way}` }] : [];
  });
  const repeated = findRepeatedRoutes(routes).map(([earlier, { id, path }]) => ({
    where: `route ${path}`,
    what: `"${id}" and "${earlier.id}" claim the same addresses; remove one of them`,
  }));
  return [...taken, ...repeated];
}
