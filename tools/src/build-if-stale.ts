import { RefusedError } from '@shop/shared/refused-error';
import { isFresh } from './build-record';
import { remoteTarget, type RemoteName } from './packages';
import { runCommand } from './run-command';

const TIMEOUT_MS = 10 * 60_000;

/**
 * Builds a remote if it is stale, in a process of its own: webpack takes seconds to load, and a
 * remote that is built needs none of it.
 * @throws RefusedError when the build fails, which has said why
 */
export async function buildIfStale(name: RemoteName): Promise<void> {
  if (isFresh(remoteTarget(name))) return;
  const { isGood } = await runCommand(process.execPath, ['tools/run.mjs', 'build', name], { timeoutMs: TIMEOUT_MS });
  if (!isGood) throw new RefusedError(`${name} was not built`);
}
