import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 100;
const root = path.resolve(__dirname, '../..');

export interface SiteOptions {
  env?: Record<string, string>;
  /** Absent: a new folder, removed by `stop`. */
  dataDir?: string;
}

export interface Site {
  url: string;
  dataDir: string;
  /** What the site has printed so far. */
  output(): string;
  /** Asks the site to end, as a terminal or a supervisor does. */
  stop(): Promise<void>;
  /** Ends all its processes at once, as a power cut does; the data stays. */
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
    // The group: the site is several processes, and some may outlive the first.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // ESRCH: all of them have ended.
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

/** Starts the whole site as `npm start` does, on a free port. */
export async function startSite({ env = {}, dataDir: givenDir }: SiteOptions = {}): Promise<Site> {
  const dataDir = givenDir ?? (await mkdtemp(path.join(tmpdir(), 'shop-site-')));
  const port = String(await findFreePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: port, PUBLIC_URL: url, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });

  const chunks: string[] = [];
  const output = () => chunks.join('');
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  }

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
  return { url, dataDir, output, stop, kill9 };
}
