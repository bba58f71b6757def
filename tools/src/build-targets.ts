import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress';
import { fingerprintOf, readStamp, writeStamp } from './fingerprint';
import { generatePages } from './generate';
import { ROOT_DIR, type BuildTarget, type RemoteName } from './packages';
import { builtDir } from './release';
import { configsOf, runWebpack } from './run-webpack';
import { writeInterface } from './write-interface';
import { writeRelease } from './write-release';

/** Removes what the last build has left. The compiler's types are not of it, and cost seconds. */
function removeBuild(distDir: string): void {
  const names = existsSync(distDir) ? readdirSync(distDir).filter((name) => name !== 'types') : [];
  for (const name of names) rmSync(path.join(distDir, name), { recursive: true, force: true });
}

/** Builds a package, whose folder has a `webpack.config.cjs`. */
export async function buildPackage(name: BuildTarget['name']): Promise<void> {
  removeBuild(path.join(ROOT_DIR, name, 'dist'));
  await generatePages(name);
  await runWebpack(configsOf(name));
}

/** Builds a remote, and describes the build. */
export async function buildRemote(name: RemoteName): Promise<void> {
  await buildPackage(name);
  await compressFiles(path.join(builtDir(name), 'browser'));
  writeInterface(name);
  await writeRelease(name);
}

/** Builds what is stale, one at a time: two at once are slower on two cores. */
export async function buildTargets<Target extends BuildTarget>(
  targets: readonly Target[],
  build: (target: Target) => Promise<void>,
  log: (line: string) => void,
): Promise<void> {
  for (const target of targets) {
    const fingerprint = fingerprintOf(target.inputs);
    if (readStamp(`build-${target.name}`) === fingerprint && existsSync(path.join(ROOT_DIR, target.output))) continue;
    const startedAt = Date.now();
    await build(target);
    writeStamp(`build-${target.name}`, fingerprint);
    log(`built ${target.name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}
