import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { ROOT_DIR } from './packages';

const STOP_TIMEOUT_MS = 15_000;

/** A running program of the shop. */
export interface Program {
  child: ChildProcess;
  /** The port it listens on; rejects when it ends before that, and it has said why on its own error output. */
  ready: Promise<number>;
  stop: () => Promise<void>;
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(killer);
}

/**
 * Starts a built program.
 * @param file relative to the root of the repository
 */
export function startProgram(file: string, env: NodeJS.ProcessEnv, execArgv: string[] = []): Program {
  const child = fork(path.join(ROOT_DIR, file), { env, execArgv, cwd: ROOT_DIR });
  const ready = new Promise<number>((resolve, reject) => {
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type === 'ready') resolve(message.port ?? 0);
    });
    child.once('exit', () => reject(new Error(`${file} did not start`)));
  });
  return { child, ready, stop: () => stopChild(child) };
}

/** Listens on a port for a moment and gives its number; 0 asks for any free one. */
async function listenOnce(port: number): Promise<number> {
  const server = createServer().listen(port, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address === null || typeof address === 'string' ? 0 : address.port;
}

/** A port that nobody listens on at this moment. */
export const findFreePort = () => listenOnce(0);

/** @throws Error with one clear line when somebody listens on the port already */
export async function refuseTakenPort(port: number): Promise<void> {
  await listenOnce(port).catch(() => {
    throw new Error(`PORT: ${port} is already in use`);
  });
}
