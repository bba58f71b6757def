import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 100;
const root = path.resolve(__dirname, '../..');

export interface SiteOptions {
  env?: Record<string, string>;
  /** By default a new folder, which `stop` removes. */
  dataDir?: string;
  /** The script and arguments for Node; those of `npm start` by default. */
  command?: readonly string[];
}

export interface Site {
  url: string;
  dataDir: string;
  /** The process id of the supervisor, which starts the others. */
  pid: number;
  /** What the site has printed so far. */
  output(): string;
  /** Stops the site, like Ctrl+C in a terminal. */
  stop(): Promise<void>;
  /** Kills all its processes immediately, like a power cut; the data stays. */
  kill9(): Promise<void>;
}

export async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function killGroup(child: ChildProcess): void {
  try {
    // Kills the process group: the site has several processes, and some may outlive the first.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // ESRCH: all processes have ended.
  }
}

async function waitForEnd(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit');
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) });
    return answer.ok;
  } catch {
    return false;
  }
}

async function waitUntilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const endsAt = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < endsAt && !hasEnded(child)) {
    if (output().includes(url) && (await isReady(url))) return;
    await delay(POLL_MS);
  }
  const reason = hasEnded(child) ? `ended with code ${String(child.exitCode)}` : 'did not get ready in time';
  throw new Error(`The site ${reason}:\n${output()}`);
}

function spawnSite(env: Record<string, string>, command: readonly string[] = ['tools/start.mjs']): ChildProcess {
  return spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

/** Collects the output of a process; returns everything so far. */
function collect(...streams: (Readable | null)[]): () => string {
  const chunks: string[] = [];
  for (const stream of streams) stream?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  return () => chunks.join('');
}

export interface FailedStart {
  code: number | null;
  stderr: string;
}

/** Starts the site with settings that prevent a start, and waits for its end. */
export async function startToFail(env: Record<string, string>): Promise<FailedStart> {
  const child = spawnSite({ PORT: String(await findFreePort()), ...env });
  const stderr = collect(child.stderr);
  collect(child.stdout);
  const timer = setTimeout(() => killGroup(child), START_TIMEOUT_MS);
  await once(child, 'close');
  clearTimeout(timer);
  return { code: child.exitCode, stderr: stderr() };
}

/** The ids of the processes that a process has started. */
export async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

/** The id of the site's process whose command line contains `file`. */
export async function findProgram({ pid }: Pick<Site, 'pid'>, file: string): Promise<number> {
  for (const child of await childrenOf(pid)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(file)) return child;
  }
  throw new Error(`the site runs no ${file}`);
}

export const findApi = (site: Pick<Site, 'pid'>) => findProgram(site, 'api/dist/server/main.cjs');
export const findHost = (site: Pick<Site, 'pid'>) => findProgram(site, 'host/dist/server/main.cjs');

/** Starts the whole site as `npm start` does, on a free port. */
export async function startSite({ env = {}, dataDir: givenDir, command }: SiteOptions = {}): Promise<Site> {
  const dataDir = givenDir ?? (await mkdtemp(path.join(tmpdir(), 'shop-site-')));
  const port = String(await findFreePort());
  const url = `http://localhost:${port}`;
  const child = spawnSite({ PORT: port, PUBLIC_URL: url, DATA_DIR: dataDir, ...env }, command);
  const output = collect(child.stdout, child.stderr);

  const kill9 = async () => {
    killGroup(child);
    await waitForEnd(child);
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await Promise.race([waitForEnd(child), delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    await kill9();
    if (!givenDir) await rm(dataDir, { recursive: true, force: true });
  };

  try {
    await waitUntilReady(child, url, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, pid: child.pid ?? 0, output, stop, kill9 };
}
