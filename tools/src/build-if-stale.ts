import { RefusedError } from '@shop/node/refused-error';
import { isFresh } from './build-record';
import type { BuildTarget } from './packages';
import { runCommand } from './run-command';

const TIMEOUT_MS = 10 * 60_000;

/**
 * Builds a package if it is stale, in a process of its own: webpack takes seconds and much memory,
 * and a package that is built needs none of it.
 * @throws RefusedError when the build fails, which has said why
 */
export async function buildIfStale(target: BuildTarget): Promise<void> {
  if (isFresh(target)) return;
  const { name } = target;
  const { isGood } = await runCommand(process.execPath, ['tools/run.mjs', 'build', name], { timeoutMs: TIMEOUT_MS });
  if (!isGood) throw new RefusedError(`${name} was not built`);
}
