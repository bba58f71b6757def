import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { CreateOrderInput } from '../generated/resolvers-types';

/** The program as it is shipped; jest's global setup has built it. */
const PROGRAM = path.resolve(__dirname, '../../dist/server/main.cjs');
const CREATE_ORDER = 'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id } }';

export interface TestProcess {
  url: string;
  child: ChildProcess;
  /** Resolves to the exit code when the process ends. */
  exited: Promise<number | null>;
  post(
    query: string,
    variables?: object,
    headers?: Record<string, string>,
  ): Promise<{ data: Record<string, { id: number } | null> | null }>;
  /** Places an order; resolves to its id, or to undefined when it is refused. */
  place(input: CreateOrderInput): Promise<number | undefined>;
  stockOf(productId: number): Promise<number | undefined>;
  stop(): Promise<void>;
}

function spawnProgram(env: Record<string, string>): ChildProcess {
  // Only what the test sets: the machine's settings must not leak in. `npm test` counts each start.
  const { PATH = '', NODE_OPTIONS = '', GATE_COSTS_FILE = '' } = process.env;
  const ofRun = { PATH, ...(GATE_COSTS_FILE && { NODE_OPTIONS, GATE_COSTS_FILE }) };
  const base = { ...ofRun, API_PORT: '0', RATE_LIMITS: 'off', NODE_ENV: 'production' };
  return fork(PROGRAM, { env: { ...base, ...env }, silent: true });
}

/** Starts a program that is expected to fail; returns its exit code and its output on stderr. */
export async function runToFailure(env: Record<string, string>): Promise<{ code: number | null; stderr: string }> {
  const child = spawnProgram(env);
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, stderr };
}

/** Starts the program and waits until it is ready. */
export async function startProgram(env: Record<string, string>): Promise<TestProcess> {
  const child = spawnProgram(env);
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  const exited = once(child, 'exit').then(([code]) => code);
  const [message] = await once(child, 'message', { signal: AbortSignal.timeout(60_000) }).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  const url = `http://127.0.0.1:${message.port}`;
  const post: TestProcess['post'] = async (query, variables = {}, headers = {}) => {
    const response = await fetch(`${url}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return response.json();
  };
  return {
    url,
    child,
    exited,
    post,
    async place(input) {
      const { data } = await post(CREATE_ORDER, { input });
      return data?.siteCreateOrder?.id;
    },
    async stockOf(productId) {
      const { data } = await post('{ siteProducts { id count } }');
      return Object(data).siteProducts.find(({ id }: { id: number }) => id === productId)?.count;
    },
    async stop() {
      child.disconnect();
      await exited;
    },
  };
}
