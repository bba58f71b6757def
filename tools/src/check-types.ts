import path from 'node:path';
import type { Fault } from '@shop/shared/refused-error';
import { ROOT_DIR, TOOLS_DIR, type RemoteName } from './packages';
import { runCommand } from './run-command';

const TIMEOUT_MS = 60_000;

/**
 * TypeScript errors of a remote: its build leaves types out without a look at them. In a process of
 * its own, so that pages are rendered meanwhile.
 */
export async function checkTypes(name: RemoteName): Promise<Fault[]> {
  const script = path.join(TOOLS_DIR, 'src/find-type-faults.mjs');
  const args = [script, path.join(ROOT_DIR, name)];
  const { isGood, output } = await runCommand(process.execPath, args, { timeoutMs: TIMEOUT_MS, isBuffered: true });
  return isGood ? (JSON.parse(output) as Fault[]) : [{ where: 'types', what: output.trim() }]; // by that script
}
