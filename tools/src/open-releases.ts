import path from 'node:path';
import { openReleases, type Releases } from '@shop/publisher/releases';
import { ROOT_DIR } from './packages';
import { userName } from './user-name';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of the embedded database, the published remotes and the outbox. */
export function dataDir(env: Environment): string {
  return path.resolve(ROOT_DIR, env.DATA_DIR?.trim() || '.data');
}

/** The store of published remotes that the settings name, with its keys. */
export const releasesOf = (env: Environment): Releases => ({
  ...openReleases(env, dataDir(env), userName()),
  onTrouble: (what, error) =>
    process.stderr.write(`${what}: ${error instanceof Error ? error.message : String(error)}\n`),
});
