import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@shop/node/bundles';
import { openReleases, publish, type Published, type Release, type Releases } from '../releases';

const folders: string[] = [];

const SERVER = 'exports.remote = {};';
const PAGE = '// products';

export function temporaryDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'shop-delivery-test-'));
  folders.push(dir);
  return dir;
}

export function removeTemporaryDirs(): void {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
}

/** An empty store in a folder of its own, with new keys. */
export const testReleases = (dataDir = temporaryDir()): Releases => openReleases({}, dataDir, 'anna');

/** Writes files below a folder, named by their paths. */
export function writeFiles(dir: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
}

export function testRelease(changes: Partial<Release> = {}): Release {
  return {
    name: 'mfe-catalog',
    version: '1.0.0-a',
    entry: 'browser/remoteEntry.js',
    server: 'server.cjs',
    serverIntegrity: integrityOf(Buffer.from(SERVER)),
    routes: [{ id: 'products', path: '/products', access: 'public' }],
    searchPages: [],
    requires: { react: '19' },
    chunks: { remote: [], products: ['products.js'] },
    integrity: { 'products.js': integrityOf(Buffer.from(PAGE)) },
    ...changes,
  };
}

/** The folder of a finished build; its entry contains the mark. */
export function testBuild(mark = 'a'): string {
  const dir = temporaryDir();
  writeFiles(dir, {
    'browser/remoteEntry.js': `// ${mark}`,
    'browser/products.js': PAGE,
    'server.cjs': SERVER,
    'maps/a.js.map': '{}',
  });
  return dir;
}

export interface PutOptions {
  name?: string;
  /** Its share of the visitors, by default all of them. */
  traffic?: number;
}

/** Publishes a small version. Those of `mfe-catalog` have the route `/products`. */
export function putVersion(
  releases: Releases,
  version: string,
  { name = 'mfe-catalog', traffic = 100 }: PutOptions = {},
): Promise<Published> {
  const release = testRelease({ name, version, ...(name !== 'mfe-catalog' && { routes: [] }) });
  return publish(releases, { release, dir: testBuild(version), provides: { react: '19.2.0' }, traffic });
}
