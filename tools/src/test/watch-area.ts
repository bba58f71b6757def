import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT_DIR } from '../packages';
import { sourcesOf, type Area } from './areas';

/**
 * Runs the unit tests of an area that a change concerns, at once and after each further change.
 * Changes are those since the last commit. Ends with Ctrl+C, or with `q` in a terminal.
 */
export async function watchArea(area: Area): Promise<void> {
  const pattern = `/(${sourcesOf(area).join('|')})(/|$)`;
  const jest = path.join(ROOT_DIR, 'node_modules/.bin/jest');
  const child = spawn(process.execPath, [jest, '--watch', '--maxWorkers=2', `--testPathPatterns=${pattern}`], {
    cwd: ROOT_DIR,
    stdio: 'inherit',
  });
  await once(child, 'exit');
  process.exitCode = child.exitCode ?? 1;
}
