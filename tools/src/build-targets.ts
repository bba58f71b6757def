import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  confirmBuild,
  dependenciesOf,
  forgetBuild,
  isFresh,
  rememberBuild,
  withFiles,
  type Dependencies,
} from './build-record';
import { finishRemote } from './finish-remote';
import { treeOfDisk } from './fingerprint';
import { generatePages } from './generate';
import { importedFiles } from './imported-files';
import { ROOT_DIR, TOOLS_DIR, type BuildTarget, type RemoteName } from './packages';
import { configsOf, runWebpack } from './run-webpack';

/** Removes what the last build has left. The compiler's types are not of it, and cost seconds. */
function removeBuild(distDir: string): void {
  const names = existsSync(distDir) ? readdirSync(distDir).filter((name) => name !== 'types') : [];
  for (const name of names) rmSync(path.join(distDir, name), { recursive: true, force: true });
}

/** Builds a package, whose folder has a `webpack.config.cjs`. */
export async function buildPackage(name: BuildTarget['name']): Promise<Dependencies> {
  removeBuild(path.join(ROOT_DIR, name, 'dist'));
  return dependenciesOf(await runWebpack(configsOf(name)));
}

/** The files of a program of these tools. The kit has them as one, which the lockfile names. */
export const toolFiles = (entry: string) => importedFiles(path.join(TOOLS_DIR, 'src', entry));

/** Builds a remote, and describes the build. */
export async function buildRemote(name: RemoteName): Promise<Dependencies> {
  const read = await buildPackage(name);
  return withFiles(read, [...(await finishRemote(name)), ...toolFiles('finish-remote.ts')]);
}

/** Builds what is stale, one at a time: two at once are slower on two cores. */
export async function buildTargets<Target extends BuildTarget>(
  targets: readonly Target[],
  build: (target: Target) => Promise<Dependencies>,
  log: (line: string) => void,
): Promise<void> {
  let tree = treeOfDisk();
  for (const target of targets) {
    await generatePages(target.name);
    if (isFresh(target, tree)) {
      confirmBuild(target.name);
      continue;
    }
    forgetBuild(target.name);
    const beganAt = Date.now();
    rememberBuild(target, await build(target), beganAt);
    log(`built ${target.name} in ${((Date.now() - beganAt) / 1000).toFixed(1)} s`);
    tree = treeOfDisk(); // somebody may write while it is built
  }
}
