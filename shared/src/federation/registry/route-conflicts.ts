import { deployedVersion } from './parse-registry';
import type { Registry, RegistryRoute } from './types';

/**
 * Every shape of address that a pattern claims. Two patterns that share one differ in nothing the router looks at:
 * case, names of parameters and a slash at the end do not part them, and an optional segment claims the address without it.
 */
function shapesOf(path: string): string[] {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  return segments.reduce<string[]>(
    (shapes, segment) => {
      const isOptional = segment.endsWith('?');
      const shape = segment.replace(/\?$/, '').replaceAll(/:[\w-]+/g, ':');
      return shapes.flatMap((start) => [...(isOptional ? [start] : []), `${start}/${shape}`]);
    },
    [''],
  );
}

export interface RouteConflict {
  path: string;
  /** The remote that has the route already. */
  owner: string;
}

/** The first route of `routes` that a deployed version of another remote has too. */
export function findRouteConflict(
  registry: Registry,
  name: string,
  routes: readonly RegistryRoute[],
): RouteConflict | null {
  for (const [owner, versions] of Object.entries(registry.microFrontends)) {
    if (owner === name) continue;
    const taken = new Set(deployedVersion(versions)?.extras.routes.flatMap(({ path }) => shapesOf(path)));
    const conflict = routes.find(({ path }) => shapesOf(path).some((shape) => taken.has(shape)));
    if (conflict) return { path: conflict.path, owner };
  }
  return null;
}

export interface MajorMismatch {
  packageName: string;
  needed: string;
  /** Undefined where the host does not have the package at all. */
  available: string | undefined;
}

/** The first package whose major differs from what the version was built with. */
export function findMajorMismatch(
  requires: Readonly<Record<string, string>>,
  available: Readonly<Record<string, string>>,
): MajorMismatch | null {
  for (const [packageName, needed] of Object.entries(requires)) {
    const has = available[packageName];
    if (has !== needed) return { packageName, needed, available: has };
  }
  return null;
}
