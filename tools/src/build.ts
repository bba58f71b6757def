import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RefusedError } from '@shop/shared/refused-error';
import { checkBudgets } from './budgets';
import { buildPackage, buildRemote, buildTargets } from './build-targets';
import { compressFiles } from './compress';
import { generateTypes } from './generate';
import { HOST_DIST_DIR, writeHostRelease } from './host-release';
import { isRemoteName, ROOT_DIR, TARGETS, type BuildTarget } from './packages';
import { runCommand } from './run-command';
import { runWebpack } from './run-webpack';
import { writeOperations } from './write-interface';

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

/** What checks need of the API, which only it can tell: schema and demonstration data. */
async function describeApi(): Promise<void> {
  const program = path.join(ROOT_DIR, 'api/dist/server/describe.cjs');
  const { isGood, output } = await runCommand(process.execPath, [program], { timeoutMs: 60_000, isBuffered: true });
  if (!isGood) throw new RefusedError(`api: ${output.trim()}`);
}

async function buildTarget({ name }: BuildTarget): Promise<void> {
  if (name === 'kit') return (await import('./kit')).buildKit(runWebpack);
  if (isRemoteName(name)) return buildRemote(name);
  await buildPackage(name);
  if (name === 'host') await finishHost();
  if (name === 'api') await describeApi();
}

export interface BuildOptions {
  /** Names of packages to build; all of them by default. */
  only?: readonly string[];
  log: (line: string) => void;
}

/** Builds stale packages. */
export async function buildStale({ only, log }: BuildOptions): Promise<void> {
  generateTypes();
  await buildTargets(only ? TARGETS.filter(({ name }) => only.includes(name)) : TARGETS, buildTarget, log);
  if (!only) checkBudgets();
}
