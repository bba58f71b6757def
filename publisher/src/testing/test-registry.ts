import { emptyRegistry, type Registry, type RegistryRoute, type RemoteVersion } from '@shop/shared/federation/registry';

interface TestRemote {
  /** Paths of its public routes. */
  paths?: string[];
  /** Widgets that each of its pages shows. */
  shows?: string[];
  extras?: Partial<RemoteVersion['extras']>;
}

const HASH = `sha256-${'A'.repeat(43)}=`;

export const testRoute = (path: string, changes: Partial<RegistryRoute> = {}): RegistryRoute => ({
  id: path,
  path,
  access: 'public',
  ...changes,
});

function liveVersion(name: string, { paths = [], shows, extras }: TestRemote): RemoteVersion {
  const base = `/remotes/${name}/1.0.0`;
  return {
    url: `${base}/browser/remoteEntry.js`,
    metadata: { version: '1.0.0', integrity: HASH },
    deployment: { traffic: 100, default: true },
    extras: {
      routes: paths.map((path) => testRoute(path, shows && { widgets: shows })),
      server: { url: `${base}/server.cjs`, integrity: HASH },
      requires: {},
      chunks: {},
      integrity: {},
      publishedAt: '2026-01-01T00:00:00.000Z',
      ...extras,
    },
  };
}

/** A registry with one live version of each remote. */
export function testRegistry(remotes: Record<string, TestRemote>): Registry {
  const registry = emptyRegistry();
  for (const [name, remote] of Object.entries(remotes)) registry.microFrontends[name] = [liveVersion(name, remote)];
  return registry;
}
