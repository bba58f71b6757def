import { RefusedError } from '@shop/node/refused-error';
import { confirmBuild, isFresh } from './build-record';
import { treeOfDisk } from './fingerprint';
import { arePagesFresh, areTypesFresh, typesFingerprint } from './generated-state';
import { TARGETS, type BuildTarget } from './packages';
import { runCommand } from './run-command';

/** Of one package; a build of all may take as long for each. */
const TIMEOUT_MS = 10 * 60_000;

/**
 * Builds in a process of its own: webpack takes seconds and much memory, and what is built needs
 * none of it.
 */
const build = (names: readonly string[], timeoutMs: number) =>
  runCommand(process.execPath, ['tools/run.mjs', 'build', ...names], { timeoutMs });

/**
 * Builds a package if it is stale.
 * @throws RefusedError when the build fails, which has said why
 */
export async function buildIfStale(target: BuildTarget): Promise<void> {
  if (isFresh(target)) return;
  const { isGood } = await build([target.name], TIMEOUT_MS);
  if (!isGood) throw new RefusedError(`${target.name} was not built`);
}

function isAllFresh(): boolean {
  const tree = treeOfDisk();
  return (
    areTypesFresh(typesFingerprint(tree)) &&
    TARGETS.every((target) => arePagesFresh(target.name, tree) && isFresh(target, tree))
  );
}

/**
 * Builds what is stale.
 * @throws RefusedError when the build fails, which has said why
 */
export async function buildAllIfStale(): Promise<void> {
  if (isAllFresh()) {
    for (const { name } of TARGETS) confirmBuild(name);
    return;
  }
  const { isGood } = await build([], TARGETS.length * TIMEOUT_MS);
  if (!isGood) throw new RefusedError('the site was not built');
}
