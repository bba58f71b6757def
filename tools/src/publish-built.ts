import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT_DIR, type RemoteName } from './packages';
import { readRelease } from './release';
import { listVersions, publish } from './store';

const require = createRequire(import.meta.url);

/** Folder of the store of published remotes. */
export function storeDir(env: Readonly<Record<string, string | undefined>>): string {
  return path.resolve(ROOT_DIR, env.DATA_DIR?.trim() || '.data', 'remotes');
}

/** Publishes the last build of a remote. Gives its version. */
export async function publishBuilt(dir: string, name: RemoteName): Promise<string> {
  const release = readRelease(name);
  const { requiredMajors } = require('../webpack/federation.cjs') as { requiredMajors: () => Record<string, string> };
  await publish({ dir, release, distDir: path.join(ROOT_DIR, name, 'dist/remote'), hostMajors: requiredMajors() });
  return release.version;
}

/** Whether the last build of a remote is in the store; one that was rolled back is, and stays so. */
export function isPublished(dir: string, name: RemoteName): boolean {
  const { version } = readRelease(name);
  return listVersions(dir).some((listed) => listed.name === name && listed.version === version);
}
