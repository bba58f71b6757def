import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@shop/node/bundles';
import {
  emptyRegistry,
  toDocument,
  type Registry,
  type RegistryRoute,
  type RemoteVersion,
} from '@shop/shared/federation/registry';
import { signedDocument } from '@shop/node/signing';

const folders: string[] = [];

export function temporaryDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'shop-host-test-'));
  folders.push(dir);
  return dir;
}

export function removeTemporaryDirs(): void {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
}

export interface StoredVersion {
  version: string;
  /** Source of the server bundle. */
  code: string;
  routes?: RegistryRoute[];
  isDeployed?: boolean;
  /** Of a version that is not deployed. */
  traffic?: number;
  changes?: Partial<RemoteVersion['extras']>;
}

export function publicRoute(path: string, id = 'page'): RegistryRoute {
  return { id, path, access: 'public' };
}

function storeVersion(dir: string, name: string, stored: StoredVersion): RemoteVersion {
  const { version, code, routes = [publicRoute('/')], isDeployed = true, traffic = 0, changes } = stored;
  const folder = path.join(dir, name, version);
  mkdirSync(path.join(folder, 'browser'), { recursive: true });
  writeFileSync(path.join(folder, 'server.cjs'), code);
  writeFileSync(path.join(folder, 'browser/remoteEntry.js'), '// entry');
  const base = `/remotes/${name}/${version}`;
  return {
    url: `${base}/browser/remoteEntry.js`,
    metadata: { version, integrity: integrityOf(Buffer.from('// entry')) },
    deployment: { traffic: isDeployed ? 100 : traffic, default: isDeployed },
    extras: {
      routes,
      server: { url: `${base}/server.cjs`, integrity: integrityOf(Buffer.from(code)) },
      requires: { react: '19' },
      chunks: { remote: ['expose.js'], page: ['page.js'] },
      integrity: { 'page.js': integrityOf(Buffer.from('page')) },
      publishedAt: '2026-01-01T00:00:00.000Z',
      ...changes,
    },
  };
}

/** The keys of all registries in tests. */
export const TEST_KEYS = generateKeyPairSync('ed25519');

/** As the setting of a host that follows these registries. */
export const TEST_PUBLIC_KEY = TEST_KEYS.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Signs a registry, or a document that may be anything. A text is written as it is. */
export function writeRegistry(dir: string, registry: Registry | object | string, file = 'registry.json'): void {
  mkdirSync(dir, { recursive: true });
  const document = typeof registry === 'object' && 'host' in registry ? toDocument(registry) : registry;
  const text = typeof document === 'string' ? document : signedDocument(TEST_KEYS.privateKey, document);
  writeFileSync(path.join(dir, `.${file}`), text);
  renameSync(path.join(dir, `.${file}`), path.join(dir, file)); // as a store does
}

/** Writes bundles and their registry. The last deployed version of a remote is the live one. */
export function writeStore(dir: string, remotes: Record<string, StoredVersion[]>): Registry {
  const registry: Registry = {
    ...emptyRegistry(),
    microFrontends: Object.fromEntries(
      Object.entries(remotes).map(([name, versions]) => [
        name,
        versions.map((stored) => storeVersion(dir, name, stored)),
      ]),
    ),
  };
  writeRegistry(dir, registry);
  return registry;
}
