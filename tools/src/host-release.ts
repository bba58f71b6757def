import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { HostRelease } from '@shop/publisher/releases';
import { OPERATIONS_FILE } from '@shop/publisher/version-files';
import { integrityOf } from '@shop/node/bundles';
import { sharedVersions } from '../webpack/federation.cjs';
import { buildHash, isCompressed } from './build-hash';
import { filesBelow } from './fingerprint';
import { ROOT_DIR } from './packages';

const require: (request: string) => unknown = createRequire(import.meta.url);

const RELEASE_FILE = 'release.json';

/** The folder of the host's production build. */
export const HOST_DIST_DIR = path.join(ROOT_DIR, 'host/dist');

/** Describes a finished build of the host. Its version has a hash of all that it sends or runs. */
export function writeHostRelease(distDir: string): void {
  const staticDir = path.join(distDir, 'static');
  const files = filesBelow(staticDir).filter((file) => !isCompressed(file));
  const entry = files.map((file) => path.relative(staticDir, file)).find((file) => /^main\.\w+\.js$/.test(file));
  if (!entry) throw new Error('host: the build has no main script');

  const { version } = require(path.join(ROOT_DIR, 'host/package.json')) as { version: string };
  const described = {
    entry,
    provides: sharedVersions(),
    integrity: Object.fromEntries(
      files.map((file) => [path.relative(staticDir, file), integrityOf(readFileSync(file))]),
    ),
  };
  const hash = buildHash(distDir, ['static', 'starter', 'server', 'public', OPERATIONS_FILE], described);
  writeRelease(distDir, { version: `${version}-${hash}`, ...described });
}

/** Describes the host under development, whose files change and are not in the store. */
export function writeDevHostRelease(distDir: string): void {
  writeRelease(distDir, { version: 'development', entry: 'main.js', provides: sharedVersions(), integrity: {} });
}

function writeRelease(distDir: string, release: HostRelease): void {
  writeFileSync(path.join(distDir, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
}

/** Reads the description of the host's last production build. */
export function readHostRelease(distDir = HOST_DIST_DIR): HostRelease {
  return JSON.parse(readFileSync(path.join(distDir, RELEASE_FILE), 'utf8')) as HostRelease; // written above
}
