import { readFileSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';

const BEAT_MS = 5000;
/** A process that is only slow must live. */
const HUNG_S = 30;

/** Writes down regularly that this process works. It cannot while its thread is blocked. */
export function keepHeartbeat(file: string): void {
  const beat = () => writeFileSync(file, `${process.pid} ${uptime()}`);
  beat();
  setInterval(beat, BEAT_MS).unref();
}

/**
 * Kills the process of a heartbeat that has stopped. The time is the machine's uptime, because
 * clocks are set.
 * @returns whether there was one to kill
 */
export function killHung(file: string): boolean {
  const [pid = 0, beatenAt = 0] = readFileSync(file, 'utf8').split(' ').map(Number);
  if (uptime() - beatenAt < HUNG_S) return false;
  process.kill(pid, 'SIGKILL');
  return true;
}
