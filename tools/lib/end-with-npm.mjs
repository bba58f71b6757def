import { readFileSync } from 'node:fs';

const POLL_MS = 1000;

/** The processes that run this one: npm runs its scripts in a shell. */
function ancestry() {
  const parent = String(process.ppid);
  try {
    const [, afterName = ''] = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ');
    const [, grandparent] = afterName.split(' ');
    return `${parent} ${grandparent}`;
  } catch {
    return parent; // only Linux has /proc
  }
}

/**
 * Ends this process as a signal would when npm, which runs it, is gone. Killed, npm cannot pass the
 * signal on; told to end, it tells its shell, which does not. What runs until it is stopped, such
 * as a site, would stay without anybody who can stop it.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestry();
  const timer = setInterval(() => {
    if (ancestry() === before) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  timer.unref();
}
