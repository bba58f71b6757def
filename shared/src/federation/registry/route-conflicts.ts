import { patternVariants } from '../route-pattern';
import type { Registry, RegistryRoute } from './types';

/**
 * Every shape of address that a pattern claims. The router cannot separate two patterns that share
 * a shape: it ignores case, parameter names and a trailing slash, and an optional segment also
 * claims the address without it.
 */
function shapesOf(path: string): string[] {
  return patternVariants(path.toLowerCase()).map((segments) => segments.join('/').replaceAll(/:[\w-]+/g, ':'));
}

export interface RouteConflict {
  path: string;
  /** The remote that already has the route. */
  owner: string;
}

/** The first of `routes` that another remote also has, in a version that visitors get. */
export function findRouteConflict(
  registry: Registry,
  name: string,
  routes: readonly RegistryRoute[],
): RouteConflict | null {
  for (const [owner, versions] of Object.entries(registry.microFrontends)) {
    if (owner === name) continue;
    const shown = versions.filter(({ deployment }) => deployment.traffic > 0);
    const taken = new Set(shown.flatMap(({ extras }) => extras.routes).flatMap(({ path }) => shapesOf(path)));
    const conflict = routes.find(({ path }) => shapesOf(path).some((shape) => taken.has(shape)));
    if (conflict) return { path: conflict.path, owner };
  }
  return null;
}

/** Pairs of routes of one remote that the router cannot separate. */
export function findRepeatedRoutes(routes: readonly RegistryRoute[]): [RegistryRoute, RegistryRoute][] {
  const ownerOf = new Map<string, RegistryRoute>();
  const pairs = new Map<RegistryRoute, RegistryRoute>();
  for (const route of routes)
    for (const shape of shapesOf(route.path)) {
      const earlier = ownerOf.get(shape);
      if (earlier && earlier !== route) pairs.set(route, earlier);
      else ownerOf.set(shape, route);
    }
  return [...pairs].map(([route, earlier]) => [earlier, route]);
}
