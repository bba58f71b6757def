import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runToFail, start, type FailedStart, type Running } from './program';

const NPM_START = ['tools/start.mjs'] as const;
/** What a first start makes, for the sites that need no first start of their own. */
const STARTED_DATA_DIR = path.resolve(__dirname, '../../.cache/started-site');
const STARTED_PARTS = ['database', 'keys', 'remotes'];
/** Settings that a first start would follow. */
const FIRST_START_SETTINGS = ['DEMO_DATA', 'REMOTES_STORE'];

export interface SiteOptions {
  env?: Record<string, string>;
  /** By default a copy of a site's data after its first start, which `stop` removes. */
  dataDir?: string;
  /** The script and arguments for Node; those of `npm start` by default. */
  command?: readonly string[];
}

export interface Site extends Running {
  url: string;
  dataDir: string;
}

/** Below the ports that Linux gives to connections: one of those is taken before a site listens. */
const PORTS = { from: 20_000, to: 32_768 } as const;

export async function findFreePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to);
  const server = net.createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return findFreePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the site with settings that prevent a start, and waits for its end. */
export async function startToFail(env: Record<string, string>): Promise<FailedStart> {
  return runToFail(NPM_START, { PORT: String(await findFreePort()), ...env });
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

/** Starts a site once: the first start fills the database and publishes the remotes. */
export async function prepareData(): Promise<void> {
  await rm(STARTED_DATA_DIR, { recursive: true, force: true });
  const site = await startSite({ dataDir: STARTED_DATA_DIR });
  await site.stop();
}

async function makeDataDir({ env = {}, command }: SiteOptions): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-site-'));
  if (command || FIRST_START_SETTINGS.some((name) => env[name] !== undefined)) return dataDir;
  for (const part of STARTED_PARTS)
    await cp(path.join(STARTED_DATA_DIR, part), path.join(dataDir, part), { recursive: true });
  return dataDir;
}

/** Starts the whole site as `npm start` does, on a free port. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { env = {}, dataDir: givenDir, command } = options;
  const dataDir = givenDir ?? (await makeDataDir(options));
  const port = String(await findFreePort());
  const url = `http://localhost:${port}`;
  const removeOwn = () => (givenDir ? undefined : rm(dataDir, { recursive: true, force: true }));
  const running = await start({
    command: command ?? NPM_START,
    env: { PORT: port, PUBLIC_URL: url, DATA_DIR: dataDir, ...env },
    readyUrl: `${url}/readyz`,
    printed: url,
  }).catch(async (error: unknown) => {
    await removeOwn();
    throw error;
  });
  const stop = async () => {
    await running.stop();
    await removeOwn();
  };
  return { ...running, url, dataDir, stop };
}
