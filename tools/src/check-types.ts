import path from 'node:path';
import type { Fault } from '@shop/shared/refused-error';
import { ROOT_DIR, type RemoteName } from './packages';
import { runCommand } from './run-command';

const TIMEOUT_MS = 60_000;

/** How the compiler prints a mistake: `file(line,column): error TS2322: reason`. */
const MISTAKE = /^(?<file>[^\s(][^(]*)\((?<line>\d+),\d+\): error TS\d+: (?<reason>.*)$/;

/** TypeScript errors of a remote: its build leaves types out without a look at them. */
export async function checkTypes(name: RemoteName): Promise<Fault[]> {
  const tsc = path.join(ROOT_DIR, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-b', name, '--pretty', 'false'];
  const { isGood, output } = await runCommand(process.execPath, args, { timeoutMs: TIMEOUT_MS, isBuffered: true });
  const faults = output.split('\n').flatMap((text): Fault[] => {
    const { file, line, reason = '' } = MISTAKE.exec(text)?.groups ?? {};
    return file ? [{ where: `${file}:${line}`, what: reason }] : [];
  });
  return isGood || faults.length > 0 ? faults : [{ where: 'types', what: output.trim() }];
}
