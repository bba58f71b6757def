import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT_DIR } from '../packages';
import { sourcesOf, type Area } from './areas';
import { bin, WITH_POSTGRES } from './steps';

const FULL_TESTS = '\\.full\\.test\\.';

/**
 * Runs the unit tests of an area that a change concerns, at once and after each further change.
 * Changes are those since the last commit. Ends with Ctrl+C, or with `q` in a terminal.
 */
export async function watchArea(area: Area): Promise<void> {
  // Jest looks at changes only as long as it is given no pattern of what to run.
  const others = `^(?!.*/(${sourcesOf(area).join('|')})/)`;
  const ignored = [others, FULL_TESTS].map((pattern) => `--testPathIgnorePatterns=${pattern}`);
  const jest = [process.execPath, bin('jest'), '--watch', '--maxWorkers=2', ...ignored];
  const child = spawn(process.execPath, [WITH_POSTGRES, ...jest], { cwd: ROOT_DIR, stdio: 'inherit' });
  await once(child, 'exit');
  process.exitCode = child.exitCode ?? 1;
}
