import { readFileSync, writeFileSync } from 'node:fs';

/** The lowest priority. */
export const NICE = 19;

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
