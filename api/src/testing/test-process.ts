import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';

const API = path.resolve(__dirname, '../..');
const WEBPACK = path.resolve(API, '../node_modules/webpack/bin/webpack.js');
const BUILD = path.join(API, 'dist/test-server');

/** Builds the program the way it is shipped. */
export async function buildProgram(): Promise<void> {
  await promisify(execFile)(process.execPath, [WEBPACK, '--config', 'webpack.config.cjs', '--output-path', BUILD], {
    cwd: API,
  });
}

export interface TestProcess {
  url: string;
  child: ChildProcess;
  /** Waits for the end and gives the exit code. */
  exited: Promise<number | null>;
  post(
    query: string,
    variables?: object,
    headers?: Record<string, string>,
  ): Promise<{ data: Record<string, { id: number } | null> | null }>;
  stop(): Promise<void>;
}

function spawnProgram(env: Record<string, string>): ChildProcess {
  // Only what the test sets: settings of the machine must not leak in.
  const base = { PATH: process.env.PATH ?? '', API_PORT: '0', RATE_LIMITS: 'off', NODE_ENV: 'production' };
  return fork(path.join(BUILD, 'main.cjs'), { env: { ...base, ...env }, silent: true });
}

/** Starts a program that is expected to give up, and gives its exit code and what it said. */
export async function runToFailure(env: Record<string, string>): Promise<{ code: number | null; stderr: string }> {
  const child = spawnProgram(env);
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, stderr };
}

/** Starts the program and waits until it says that it is ready. */
export async function startProgram(env: Record<string, string>): Promise<TestProcess> {
  const child = spawnProgram(env);
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  const exited = once(child, 'exit').then(([code]) => code);
  const [message] = await once(child, 'message', { signal: AbortSignal.timeout(25_000) });
  const url = `http://127.0.0.1:${message.port}`;
  return {
    url,
    child,
    exited,
    async post(query, variables = {}, headers = {}) {
      const response = await fetch(`${url}/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return response.json();
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
