import { findRepeatedRoutes, findRouteConflict, isHostPath, type Registry } from '@shop/shared/federation/registry';
import type { Release } from '../releases/release';
import type { Fault } from '@shop/shared/refused-error';

/** Its routes belong to nobody else, and each address to one of them. */
export function checkRoutes({ name, routes }: Pick<Release, 'name' | 'routes'>, registry: Registry): Fault[] {
  const taken = routes.flatMap((route): Fault[] => {
    const where = `route ${route.path}`;
    if (isHostPath(route.path))
      return [{ where, what: 'the host answers this address itself; choose another first segment' }];
    const conflict = findRouteConflict(registry, name, [route]);
    return conflict ? [{ where, what: `belongs to ${conflict.owner}, which is live; choose another path` }] : [];
  });
  const repeated = findRepeatedRoutes(routes).map(([earlier, { id, path }]) => ({
    where: `route ${path}`,
    what: `"${id}" and "${earlier.id}" claim the same addresses; remove one of them`,
  }));
  return [...taken, ...repeated];
}
