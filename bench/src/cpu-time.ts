import { readFile } from 'node:fs/promises';
import { processTree } from './process-tree';

/** The unit of times in `/proc`: the same on every Linux. */
const TICKS_A_SECOND = 100;
/** Where utime, stime, cutime and cstime are, counted from the state, which follows the name. */
const [FIRST_TIME, LAST_TIME] = [11, 14];

/**
 * The CPU time of a process in seconds: of all its threads, and of its children that have ended.
 * @param stat text of `/proc/<pid>/stat`
 */
export function readCpuSeconds(stat: string): number {
  // A name may have spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const times = fields.slice(FIRST_TIME, LAST_TIME + 1).map(Number);
  return times.reduce((sum, ticks) => sum + ticks, 0) / TICKS_A_SECOND;
}

/** The CPU time so far of a process and its children, in seconds. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stats = (await processTree(pid)).map((one) => readFile(`/proc/${one}/stat`, 'utf8'));
  return (await Promise.all(stats)).map(readCpuSeconds).reduce((sum, one) => sum + one, 0);
}
