import { fork, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { RefusedError } from '@shop/node/refused-error';
import { ROOT_DIR } from './packages';

/** Host and API stop one after the other, within the 10 s that container engines wait. */
const STOP_TIMEOUT_MS = 4500;

/** A running program of the shop. */
export interface Program {
  child: ChildProcess;
  /**
   * The port it listens on. Rejects when the program ends before that,
   * having printed the reason itself.
   */
  ready: Promise<number>;
  stop: () => Promise<void>;
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  // The programs leave signals to their supervisor.
  if (child.connected) child.disconnect();
  await ended;
  clearTimeout(killer);
}

/**
 * Starts a built program.
 * @param file absolute, or relative to the root of the repository
 */
export function startProgram(file: string, env: NodeJS.ProcessEnv, execArgv: string[] = []): Program {
  const child = fork(path.resolve(ROOT_DIR, file), { env, execArgv, cwd: ROOT_DIR });
  const ready = new Promise<number>((resolve, reject) => {
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type === 'ready') resolve(message.port ?? 0);
    });
    child.once('exit', () => reject(new Error(`${file} did not start`)));
  });
  return { child, ready, stop: () => stopChild(child) };
}

/** Listens on a port briefly and returns its number. */
async function listenOnce(port: number): Promise<number> {
  const server = createServer().listen(port, 'localhost');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
  return port;
}

/** Below those that Linux gives to connections: such a one is taken before a program listens. */
const PORTS = { from: 20_000, to: 32_768 } as const;

/** Returns a port that is currently free. */
export async function findFreePort(): Promise<number> {
  try {
    return await listenOnce(randomInt(PORTS.from, PORTS.to));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return findFreePort();
    throw error;
  }
}

/** @throws Error with a clear, one-line message when the port is in use */
export async function refuseTakenPort(port: number): Promise<void> {
  await listenOnce(port).catch(() => {
    throw new RefusedError(`PORT: ${port} is already in use`);
  });
}
