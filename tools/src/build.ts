import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { checkBudgets } from './budgets';
import { buildErrors } from './build-errors';
import { compressFiles } from './compress';
import { fingerprintOf, readStamp, writeStamp } from './fingerprint';
import { generatePages, generateTypes } from './generate';
import { HOST_DIST_DIR, writeHostRelease } from './host-release';
import { isRemoteName, ROOT_DIR, TARGETS, type BuildTarget } from './packages';
import { builtDir } from './release';
import { RefusedError } from '@shop/shared/refused-error';
import { runCommand } from './run-command';
import { writeInterface, writeOperations } from './write-interface';
import { writeRelease } from './write-release';

const require = createRequire(import.meta.url);

function runWebpack(configs: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (!stats) reject(new Error('webpack gave no result'));
        else if (stats.hasErrors()) reject(new RefusedError(buildErrors(stats)));
        else resolve(stats);
      });
    });
  });
}

/** The webpack configurations of a package, from its `webpack.config.cjs`. */
export function configsOf(name: BuildTarget['name'], env: { dev?: boolean; site?: boolean } = {}): Configuration[] {
  const config = require(path.join(ROOT_DIR, name, 'webpack.config.cjs')) as (
    env: object,
  ) => Configuration | Configuration[];
  return [config(env)].flat();
}

/** Files for the host's server that keep their names, and the fonts of the pictures it draws. */
export function copyHostFiles(distDir: string): void {
  cpSync(path.join(ROOT_DIR, 'host/public'), path.join(distDir, 'public'), { recursive: true });
  cpSync(path.join(ROOT_DIR, 'shared/src/ui/fonts'), path.join(distDir, 'fonts'), { recursive: true });
}

/**
 * The host's server serves two folders: `static` with hashed files, `public` with unhashed ones.
 */
async function finishHost(): Promise<void> {
  copyHostFiles(HOST_DIST_DIR);
  cpSync(path.join(HOST_DIST_DIR, 'browser'), path.join(HOST_DIST_DIR, 'static'), {
    recursive: true,
    filter: (file) => !file.endsWith('assets.json'),
  });
  const bundle = readFileSync(path.join(HOST_DIST_DIR, 'server/renderer.cjs'), 'utf8');
  writeOperations('host', HOST_DIST_DIR, bundle);
  writeHostRelease(HOST_DIST_DIR);
  for (const folder of ['starter', 'static', 'public']) await compressFiles(path.join(HOST_DIST_DIR, folder));
}

/** Removes what the last build has left. The compiler's types are not of it, and cost seconds. */
function removeBuild(distDir: string): void {
  const names = existsSync(distDir) ? readdirSync(distDir).filter((name) => name !== 'types') : [];
  for (const name of names) rmSync(path.join(distDir, name), { recursive: true, force: true });
}

/** What checks need of the API, which only it can tell: schema and demonstration data. */
async function describeApi(): Promise<void> {
  const program = path.join(ROOT_DIR, 'api/dist/server/describe.cjs');
  const { isGood, output } = await runCommand(process.execPath, [program], { timeoutMs: 60_000, isBuffered: true });
  if (!isGood) throw new RefusedError(`api: ${output.trim()}`);
}

async function buildTarget(target: BuildTarget): Promise<void> {
  removeBuild(path.join(ROOT_DIR, target.name, 'dist'));
  await generatePages(target.name);
  await runWebpack(configsOf(target.name));
  if (target.name === 'host') await finishHost();
  if (target.name === 'api') await describeApi();
  if (isRemoteName(target.name)) {
    await compressFiles(path.join(builtDir(target.name), 'browser'));
    writeInterface(target.name);
    await writeRelease(target.name);
  }
}

export interface BuildOptions {
  /** Names of packages to build; all of them by default. */
  only?: readonly string[];
  log: (line: string) => void;
}

/** Builds stale packages one at a time: two at once are slower on two cores. */
export async function buildStale({ only, log }: BuildOptions): Promise<void> {
  generateTypes();
  for (const target of TARGETS.filter(({ name }) => !only || only.includes(name))) {
    const fingerprint = fingerprintOf(target.inputs);
    if (readStamp(`build-${target.name}`) === fingerprint && existsSync(path.join(ROOT_DIR, target.output))) continue;
    const startedAt = Date.now();
    await buildTarget(target);
    writeStamp(`build-${target.name}`, fingerprint);
    log(`built ${target.name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  if (!only) checkBudgets();
}
