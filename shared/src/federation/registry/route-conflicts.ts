import { deployedVersion } from './parse-registry';
import type { Registry, RegistryRoute } from './types';

/** Two patterns claim the same addresses when they differ in the names of their parameters only. */
function shapeOf(path: string): string {
  return path.replaceAll(/:[A-Za-z0-9_]+/g, ':').replace(/\/+$/, '') || '/';
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
    const taken = new Set(deployedVersion(versions)?.extras.routes.map(({ path }) => shapeOf(path)));
    const conflict = routes.find(({ path }) => taken.has(shapeOf(path)));
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
