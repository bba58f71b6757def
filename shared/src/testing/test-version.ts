import type { RegistryRoute, RemoteVersion } from '../federation/registry/types';

const HASH = `sha256-${'A'.repeat(43)}=`;

interface VersionChanges {
  version?: string;
  isDeployed?: boolean;
  /** Paths of public routes; the route's id is its path. */
  paths?: string[];
  routes?: RegistryRoute[];
  extras?: Partial<RemoteVersion['extras']>;
}

/** A published version; a test overrides what matters to it. */
export function testVersion({
  version = '1.0.0',
  isDeployed = true,
  paths = [],
  routes,
  extras,
}: VersionChanges = {}): RemoteVersion {
  return {
    url: `/remotes/mfe-test/${version}/browser/remoteEntry.js`,
    metadata: { version, integrity: HASH },
    deployment: { traffic: isDeployed ? 100 : 0, default: isDeployed },
    extras: {
      routes: routes ?? paths.map((path) => ({ id: path, path, access: 'public' })),
      server: { url: `/remotes/mfe-test/${version}/server.cjs`, integrity: HASH },
      requires: {},
      chunks: {},
      integrity: {},
      publishedAt: '2026-01-01T00:00:00.000Z',
      ...extras,
    },
  };
}
