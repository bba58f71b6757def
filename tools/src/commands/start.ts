import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { buildStale } from '../build';
import { REMOTES, ROOT_DIR } from '../packages';
import { isPublished, publishBuilt, storeDir } from '../publish-built';
import { RefusedError } from '../store';

const RESTART_MS = 1000;
/** A program that dies sooner than this after its start is broken, not unlucky. */
const HEALTHY_AFTER_MS = 5000;
const STOP_TIMEOUT_MS = 15_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

interface Program {
  /** Port it listens on; settled when it is ready the first time. */
  ready: Promise<number>;
  stop: () => Promise<void>;
}

/** Runs a program of the shop and starts it again when it dies; a failed first start ends everything. */
function runProgram(file: string, env: NodeJS.ProcessEnv, onFatal: () => void): Program {
  let isStopping = false;
  let child: ChildProcess;
  let resolveReady: (port: number) => void;
  const ready = new Promise<number>((resolve) => {
    resolveReady = resolve;
  });
  let port = 0;

  const start = () => {
    const startedAt = Date.now();
    // The same port after a restart: the other program knows this one by it.
    const fixedPort = port && file.includes('api') ? { API_PORT: String(port) } : {};
    child = fork(path.join(ROOT_DIR, file), { env: { ...env, ...fixedPort }, cwd: ROOT_DIR });
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type !== 'ready') return;
      port = message.port ?? 0;
      resolveReady(port);
    });
    child.once('exit', () => {
      if (isStopping) return;
      if (!port || Date.now() - startedAt < HEALTHY_AFTER_MS) onFatal();
      else setTimeout(start, RESTART_MS);
    });
  };
  start();

  return {
    ready,
    stop: () =>
      new Promise((resolve) => {
        isStopping = true;
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
        child.once('exit', () => {
          clearTimeout(killer);
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

async function publishAllBuilt(dir: string): Promise<void> {
  for (const name of REMOTES) {
    if (!isPublished(dir, name)) print(`published ${name} ${await publishBuilt(dir, name)}`);
  }
}

/** Address of a site nobody gave one; a port that is none is the host's to refuse. */
function localUrl(port = ''): string {
  return `http://localhost:${/^\d+$/.test(port) ? port : '3000'}`;
}

/** Publishes what is new; where the store cannot be used, says so in one line and ends the start. */
async function isStoreReady(dir: string): Promise<boolean> {
  try {
    await publishAllBuilt(dir);
    return true;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return false;
  }
}

/** `npm start`: builds what is stale, publishes it, and runs the API and the host until told to stop. */
export async function run(): Promise<void> {
  // Both programs have to name the same address: it stands in links of pages and mails.
  const env: NodeJS.ProcessEnv = { PUBLIC_URL: localUrl(process.env.PORT), ...process.env, NODE_ENV: 'production' };
  await buildStale({ log: print });
  if (!(await isStoreReady(storeDir(env)))) return;

  const programs: Program[] = [];
  const stopAll = async (code: number) => {
    // The host first: it stops asking before the API stops answering.
    for (const program of programs.toReversed()) await program.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopAll(0));
  const fatal = () => void stopAll(1);

  const api = runProgram('api/dist/server/main.cjs', { ...env, API_PORT: env.API_PORT ?? '0' }, fatal);
  programs.push(api);
  const apiPort = await api.ready;
  const host = runProgram('host/dist/server/main.cjs', { ...env, API_URL: `http://127.0.0.1:${apiPort}` }, fatal);
  programs.push(host);
  print(`the shop answers on http://localhost:${await host.ready}`);
}
