import { Worker } from 'node:worker_threads';

const CHECK_MS = 1000;

/** Plain JavaScript, because a bundle has no file of its own for a thread. */
const WATCH = `
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, ${CHECK_MS});`;

/**
 * Ends this process when its parent has ended, even while it runs an endless loop: a thread of its
 * own looks once a second.
 */
export function endWithParent(): void {
  // By default, V8 reserves as much memory for this thread's code as for the renderer's.
  new Worker(WATCH, { eval: true, env: {}, resourceLimits: { codeRangeSizeMb: 8 } }).unref();
}
