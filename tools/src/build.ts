import { cpSync, existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { checkBudgets } from './budgets';
import { compressFiles } from './compress';
import { fingerprintOf, readStamp, writeStamp } from './fingerprint';
import { generatePages, generateTypes } from './generate';
import { isRemoteName, ROOT_DIR, TARGETS, type BuildTarget } from './packages';
import { writeRelease } from './release';

const require = createRequire(import.meta.url);

function runWebpack(configs: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (!stats) reject(new Error('webpack gave no result'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats);
      });
    });
  });
}

function configsOf({ name }: BuildTarget): Configuration[] {
  const config = require(path.join(ROOT_DIR, name, 'webpack.config.cjs')) as
    Configuration | ((env: object) => Configuration[]);
  return typeof config === 'function' ? config({}) : [config];
}

/** The host's server serves two folders: `static` with every hashed file, `public` with what keeps its name. `fonts` are for pictures that it draws. */
async function finishHost(): Promise<void> {
  const distDir = path.join(ROOT_DIR, 'host/dist');
  cpSync(path.join(distDir, 'browser'), path.join(distDir, 'static'), {
    recursive: true,
    filter: (file) => !file.endsWith('assets.json'),
  });
  cpSync(path.join(ROOT_DIR, 'host/public'), path.join(distDir, 'public'), { recursive: true });
  cpSync(path.join(ROOT_DIR, 'shared/src/ui/fonts'), path.join(distDir, 'fonts'), { recursive: true });
  for (const folder of ['starter', 'static', 'public']) await compressFiles(path.join(distDir, folder));
}

async function buildTarget(target: BuildTarget): Promise<void> {
  rmSync(path.join(ROOT_DIR, target.name, 'dist'), { recursive: true, force: true });
  await generatePages(target.name);
  await runWebpack(configsOf(target));
  if (target.name === 'host') await finishHost();
  if (isRemoteName(target.name)) {
    await compressFiles(path.join(ROOT_DIR, target.name, 'dist/remote/browser'));
    writeRelease(target.name);
  }
}

export interface BuildOptions {
  /** Names of packages to build; all of them by default. */
  only?: readonly string[];
  log: (line: string) => void;
}

/** Builds what changed since its last build, one package at a time: two at once are slower on two cores. */
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
