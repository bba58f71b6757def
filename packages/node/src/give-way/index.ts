import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** The lowest priority. */
export const NICE = 19;

/** The processors that this process may use, by proc(5): `0-3,6` are five. */
function allowedProcessors(): number[] {
  const [, list = ''] = /^Cpus_allowed_list:\s*(.*)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/**
 * Keeps this process, and what it starts, to half of its processors: on the others no shopper of
 * the same machine waits for it, however many programs a browser starts. Needs taskset(1) of
 * util-linux.
 */
export function leaveProcessors(): void {
  try {
    const allowed = allowedProcessors();
    const own = allowed.slice(Math.floor(allowed.length / 2));
    execFileSync('taskset', ['-acp', own.join(','), String(process.pid)], { stdio: 'ignore' });
  } catch {
    // Other systems have no such file or command.
  }
}

/** The session that a process belongs to, by proc(5). */
const sessionOf = (pid: string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[3];

/**
 * Gives the lowest priority to programs that this process has started in sessions of their own, as
 * a browser: Linux may share its processors out by session, and then the priority of a process
 * counts among those of its session only (autogroup, sched(7)).
 */
export function letSessionsGiveWay(): void {
  try {
    const started = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
    for (const pid of started) if (sessionOf(pid) === pid) writeFileSync(`/proc/${pid}/autogroup`, String(NICE));
  } catch {
    // Other systems, and kernels without it, have no such file.
  }
}
