import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It is gone already.
  }
}

// A test run that is broken off leaves no server behind.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    for (const child of running) signalGroup(child, 'SIGTERM');
    process.exit(1);
  });
}

/**
 * Runs a program with this one's output, in a process group of its own, and ends the group when it takes too long.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, timeoutMs: number }} options
 * @returns {Promise<boolean>} whether it ended well
 */
export function runCommand(command, args, { cwd, env = {}, timeoutMs }) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').SpawnOptions} */
    const options = { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'], detached: true };
    const child = spawn(command, args, options);
    const timer = setTimeout(() => {
      console.error(`Stopped after ${timeoutMs / 60_000} minutes: ${command} ${args.join(' ')}`);
      signalGroup(child, 'SIGKILL');
    }, timeoutMs);
    const end = (/** @type {boolean} */ isGood) => {
      clearTimeout(timer);
      running.delete(child);
      resolve(isGood);
    };
    running.add(child);
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(false);
    });
    child.once('exit', (code) => end(code === 0));
  });
}
