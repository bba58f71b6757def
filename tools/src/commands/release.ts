import { spawnSync } from 'node:child_process';
import { RefusedError } from '@shop/node/refused-error';
import { ROOT_DIR } from '../packages';
import { provenTreeIn } from '../test/proven-tree';

/**
 * `npm run release [-- minor]`: versions, changelogs and tags by lerna, of a tree that has passed
 * `npm run test:all`.
 */
export async function run(args: readonly string[]): Promise<void> {
  provenTreeIn(ROOT_DIR).refuseUnproven();
  const lerna = ['node_modules/.bin/lerna', 'version', '--no-push', ...args];
  // lerna asks for the versions.
  const { status } = spawnSync(process.execPath, lerna, { cwd: ROOT_DIR, stdio: 'inherit' });
  if (status !== 0) throw new RefusedError('lerna has made no release');
}
