import path from 'node:path';
import type { Fault } from '@shop/node/refused-error';
import type { Release } from '../releases/release';
import type { VersionFiles } from '../releases/version-files';
import { budgetOf } from './first-views';

/** Returns the scripts of a remote in a first view of a route, relative to its browser files. */
export function routeScripts({ entry, chunks }: Pick<Release, 'entry' | 'chunks'>, id: string): string[] {
  return [...new Set([path.posix.basename(entry), ...(chunks.remote ?? []), ...(chunks[id] ?? [])])];
}

const inKb = (bytes: number) => Number((bytes / 1000).toFixed(1));

/**
 * Checks that the scripts of a first view keep the budget of each route.
 * @param hostBytes of the host's scripts, compressed
 */
export function checkBudgets(
  files: VersionFiles,
  release: Pick<Release, 'name' | 'entry' | 'chunks' | 'routes'>,
  hostBytes: number,
): Fault[] {
  // The build writes a compressed copy beside every file that becomes smaller.
  const wireBytes = (name: string) => (files.get(`${name}.br`) ?? files.get(name))?.length ?? 0;

  return release.routes.flatMap(({ id, path: address }): Fault[] => {
    const scripts = routeScripts(release, id).map((file) => `browser/${file}`);
    const ownBytes = scripts.reduce((sum, file) => sum + wireBytes(file), 0);
    const bytes = hostBytes + ownBytes;
    const budget = budgetOf(release.name, id);
    if (bytes <= budget) return [];
    const what =
      `a first view loads ${inKb(bytes)} KB of scripts, ${inKb(ownBytes)} of them its own, and may load ` +
      `${inKb(budget)}; import later what it does not need`;
    return [{ where: `route ${address}`, what }];
  });
}
