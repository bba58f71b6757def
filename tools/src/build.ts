import path from 'node:path';
import { RefusedError } from '@shop/node/refused-error';
import { withFiles, type Dependencies } from './build-record';
import { checkBudgets } from './budgets';
import { buildPackage, buildRemote, buildTargets, toolFiles } from './build-targets';
import { finishHost } from './finish-host';
import { generateTypes } from './generate';
import { isRemoteName, ROOT_DIR, TARGETS, type BuildTarget } from './packages';
import { runCommand } from './run-command';

/** What checks need of the API, which only it can tell: schema and demonstration data. */
async function describeApi(): Promise<void> {
  const program = path.join(ROOT_DIR, 'api/dist/server/describe.cjs');
  const { isGood, output } = await runCommand(process.execPath, [program], { timeoutMs: 60_000, isBuffered: true });
  if (!isGood) throw new RefusedError(`api: ${output.trim()}`);
}

async function buildTarget({ name }: BuildTarget): Promise<Dependencies> {
  if (name === 'kit') return withFiles(await (await import('./kit')).buildKit(), toolFiles('kit/index.ts'));
  if (isRemoteName(name)) return buildRemote(name);
  const read = await buildPackage(name);
  if (name === 'api') await describeApi();
  if (name !== 'host') return read;
  await finishHost();
  return withFiles(read, toolFiles('finish-host.ts'));
}

export interface BuildOptions {
  /** Names of packages to build; all of them by default. */
  only?: readonly string[];
  log: (line: string) => void;
}

/** Builds stale packages. */
export async function buildStale({ only, log }: BuildOptions): Promise<void> {
  generateTypes();
  const targets = TARGETS.filter(({ name }) => only?.includes(name) ?? true);
  await buildTargets(targets, buildTarget, log);
  if (!only) checkBudgets();
}
