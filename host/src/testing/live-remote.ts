import type { RegistryRoute } from '@shop/shared/federation/registry';
import type { LiveRemote } from '@shop/shared/federation/page-data';

export function liveRemote(name: string, routes: RegistryRoute[], changes: Partial<LiveRemote> = {}): LiveRemote {
  return {
    name,
    version: '1',
    url: `/remotes/${name}/1/remoteEntry.js`,
    routes,
    chunks: {},
    integrity: {},
    ...changes,
  };
}
