import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { changedConfig } from './ops-config';
import { findFreePort } from './site';

const START_TIMEOUT_MS = 10_000;
const POLL_MS = 50;
const FIXTURES = path.join(__dirname, '../fixtures');
/** The certificate is for this name. */
const NAME = 'localhost';

/** How a site is put behind nginx. */
export type SetUp = 'as documented' | 'pooled connections' | 'https and a cache';

export interface Nginx {
  /** The origin that visitors use. */
  url: string;
  /** What nginx has logged so far: errors, and failures of the site. */
  errors(): Promise<string>;
  stop(): Promise<void>;
}

const hostOf = (url: string) => `127.0.0.1:${new URL(url).port}`;

/** `proxy_pass` alone: HTTP/1.0, and a connection for each request. */
function plainServer(port: number, [site = '']: readonly string[]): string {
  return `
server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass http://${hostOf(site)};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  }
}`;
}

function pooledServer(port: number, sites: readonly string[]): string {
  return `
upstream shop {
  ${sites.map((site) => `server ${hostOf(site)};`).join('\n  ')}
  keepalive 8;
}
server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass http://shop;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  }
}`;
}

async function recommendedServer(port: number, [site = '']: readonly string[], folder: string): Promise<string> {
  return changedConfig('nginx/shop.conf', {
    'listen 80;': `listen 127.0.0.1:${await findFreePort()};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'shop.example.ru': NAME,
    'server 127.0.0.1:3000;': `server ${hostOf(site)};`,
    '/var/log/nginx/shop.log': path.join(folder, 'access.log'),
    '/var/cache/nginx/shop': path.join(folder, 'cache'),
    '/etc/ssl/certs/shop.pem': path.join(FIXTURES, 'localhost.pem'),
    '/etc/ssl/private/shop.key': path.join(FIXTURES, 'localhost.key'),
  });
}

const SERVERS = {
  'as documented': plainServer,
  'pooled connections': pooledServer,
  'https and a cache': recommendedServer,
} as const;

/** What Debian's nginx.conf has around a site, for a process without rights of its own. */
function wholeConfig(folder: string, servers: string): string {
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 256; }
http {
  access_log off;
  gzip on;
  ${bodies.map((body) => `${body}_temp_path ${folder}/${body};`).join('\n  ')}
  ${servers}
}`;
}

async function isListening(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Starts nginx with servers, of which one listens on the port. */
async function runNginx(port: number, servers: (folder: string) => Promise<string> | string): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-nginx-'));
  const config = path.join(folder, 'nginx.conf');
  await writeFile(config, wholeConfig(folder, await servers(folder)));
  const errorLog = path.join(folder, 'error.log');
  const args = ['-p', folder, '-e', errorLog, '-c', config];
  const child = spawn(process.env.NGINX_PATH ?? 'nginx', args, { stdio: 'inherit' });
  const errors = () => readFile(errorLog, 'utf8').catch(() => '');
  const stop = async () => {
    if (child.kill('SIGTERM')) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  const endsAt = performance.now() + START_TIMEOUT_MS;
  while (!(await isListening(port))) {
    if (child.exitCode === null && performance.now() < endsAt) await delay(POLL_MS);
    else {
      const reason = await errors();
      await stop();
      throw new Error(`nginx did not start:\n${reason}`);
    }
  }
  return { url: `http://${NAME}:${port}`, errors, stop };
}

/**
 * Starts nginx in front of one or more instances of the site, on a free port.
 * @param sites their addresses
 */
export async function startNginx(setUp: SetUp, sites: readonly string[]): Promise<Nginx> {
  const port = await findFreePort();
  const nginx = await runNginx(port, (folder) => SERVERS[setUp](port, sites, folder));
  return setUp === 'https and a cache' ? { ...nginx, url: `https://${NAME}:${port}` } : nginx;
}

/** nginx as in `docker-compose.yml`, on free ports. */
export interface ClusterNginx extends Nginx {
  /** What hosts and the publisher use as API_URL. */
  apiUrl: string;
}

/** The servers of `ops/nginx/cluster.conf`, in this order: two hosts and two APIs. */
const CLUSTER = ['host-1:3000', 'host-2:3000', 'api-1:3001', 'api-2:3001'];

/**
 * Starts nginx in front of two hosts and two APIs.
 * @param ports of the hosts, then of the APIs
 */
export async function startClusterNginx(ports: readonly number[]): Promise<ClusterNginx> {
  const [port, apiPort] = [await findFreePort(), await findFreePort()];
  const changes = CLUSTER.map((name, index) => [`server ${name} `, `server 127.0.0.1:${ports[index] ?? 0} `] as const);
  const nginx = await runNginx(port, async () =>
    changedConfig('nginx/cluster.conf', {
      'listen 8080;': `listen 127.0.0.1:${port};`,
      'listen 8081;': `listen 127.0.0.1:${apiPort};`,
      'listen 127.0.0.1:8082;': `listen 127.0.0.1:${await findFreePort()};`,
      ...Object.fromEntries(changes),
    }),
  );
  return { ...nginx, apiUrl: `http://127.0.0.1:${apiPort}` };
}
