import { deployedVersion, type RegistryRoute } from '@shop/shared/federation/registry';
import type { RemoteName } from '../packages';
import { readRegistry } from '../store';
import { readRoutes } from './routes';

/** A remote as the page's boot data names it. */
export interface LiveRemote {
  name: string;
  version: string;
  url: string;
  routes: RegistryRoute[];
  chunks: Record<string, string[]>;
  integrity: Record<string, string>;
}

/** Remotes under development, by name, with the origin of each one's server. */
export type DevOrigins = ReadonlyMap<RemoteName, string>;

async function underDevelopment([name, origin]: [RemoteName, string]): Promise<LiveRemote> {
  const routes = await readRoutes(name);
  return { name, version: 'dev', url: `${origin}/remoteEntry.js`, routes, chunks: {}, integrity: {} };
}

function publishedBeside(storeDir: string, origins: DevOrigins): LiveRemote[] {
  return Object.entries(readRegistry(storeDir).microFrontends).flatMap(([name, versions]) => {
    const live = deployedVersion(versions);
    if (!live || [...origins.keys()].some((remote) => remote === name)) return [];
    const { routes, chunks, integrity } = live.extras;
    return [{ name, version: live.metadata.version, url: live.url, routes, chunks, integrity }];
  });
}

/** Remotes of the next page: those under development from their servers, the rest as published. */
export async function liveRemotes(storeDir: string, origins: DevOrigins): Promise<LiveRemote[]> {
  return [...(await Promise.all([...origins].map(underDevelopment))), ...publishedBeside(storeDir, origins)];
}
