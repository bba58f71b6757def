import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@shop/publisher/releases';
import { integrityOf } from '@shop/node/bundles';
import type { RemoteName } from '@shop/tools/packages';
import { builtDir, readRelease } from '@shop/tools/release';

/** A finished build in a folder of its own. */
export interface MadeVersion {
  dir: string;
  release: Release;
}

/**
 * Runs `work` with a copy of a remote's last build.
 * @param code added to the end of its server bundle
 * @param changes of its description
 */
export async function withMadeVersion<Result>(
  remote: RemoteName,
  code: string,
  changes: Partial<Release>,
  work: (made: MadeVersion) => Promise<Result>,
): Promise<Result> {
  const dir = await mkdtemp(path.join(tmpdir(), 'shop-bench-version-'));
  try {
    await cp(builtDir(remote), dir, { recursive: true });
    const file = path.join(dir, 'server.cjs');
    const bundle = `${await readFile(file, 'utf8')}\n${code}\n`;
    await writeFile(file, bundle);
    const release = { ...readRelease(remote), serverIntegrity: integrityOf(Buffer.from(bundle)), ...changes };
    await writeFile(path.join(dir, 'release.json'), JSON.stringify(release));
    return await work({ dir, release });
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** Another version of a remote that does the same. */
export const withNextVersion = <Result>(
  remote: RemoteName,
  ending: string,
  work: (made: MadeVersion) => Promise<Result>,
): Promise<Result> =>
  withMadeVersion(remote, `// ${ending}`, { version: `${readRelease(remote).version}.${ending}` }, work);
