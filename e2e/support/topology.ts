import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startClusterNginx } from './nginx';
import { start, type Running } from './program';
import { findFreePort } from './site';

/** One program on a port of its own, which is the same after a restart. */
export interface Member {
  url: string;
  start(): Promise<void>;
  kill9(): Promise<void>;
  stop(): Promise<void>;
}

export interface Topology {
  /** The origin that visitors use. */
  url: string;
  hosts: Member[];
  apis: Member[];
  delivery: Member;
  /** DATA_DIR of the publisher, with the store. */
  dataDir: string;
  /** Asks the database that the APIs share. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

async function onServer(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** An empty database that all APIs share. */
export interface SharedDatabase {
  url: string;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  /** Removes it; by default it stays. */
  drop?(): Promise<unknown>;
}

async function createDatabase(): Promise<SharedDatabase> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `shop_topology_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: name }).href;
  return {
    url,
    query: (sql: string) => onServer(url, sql),
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

interface MemberOptions {
  program: 'api' | 'delivery' | 'host';
  port: number;
  portSetting: string;
  env: () => Promise<Record<string, string>> | Record<string, string>;
}

/** Runs as in a container: `node tools/dist/shop.cjs serve host`. */
function createMember({ program, port, portSetting, env }: MemberOptions): Member {
  const url = `http://127.0.0.1:${port}`;
  let running: Running | null = null;
  return {
    url,
    async start() {
      running = await start({
        command: ['tools/dist/shop.cjs', 'serve', program],
        env: { [portSetting]: String(port), ...(await env()) },
        readyUrl: `${url}/healthz`,
        printed: `${program} answers on port ${port}`,
      });
    },
    kill9: async () => running?.kill9(),
    stop: async () => running?.stop(),
  };
}

/**
 * Two hosts, two APIs and the publisher on one PostgreSQL, behind nginx as in the compose file.
 * @param given by default a new database of the tests' server
 */
export async function startTopology(given?: SharedDatabase): Promise<Topology> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-topology-'));
  const database = given ?? (await createDatabase());
  const [deliveryPort = 0, ...ports] = await Promise.all(Array.from({ length: 5 }, () => findFreePort()));
  const nginx = await startClusterNginx(ports);
  const dataDir = path.join(folder, 'delivery');
  const common = {
    PUBLIC_URL: nginx.url,
    API_URL: nginx.apiUrl,
    DELIVERY_URL: `http://127.0.0.1:${deliveryPort}`,
    REMOTES_STORE: `file:${dataDir}/remotes`,
    RATE_LIMITS: 'off',
    RENDERERS: '1',
  };
  const api = (memberPort = 0): Member =>
    createMember({
      program: 'api',
      port: memberPort,
      portSetting: 'API_PORT',
      env: () => ({ ...common, DATA_DIR: `${folder}/api`, DATABASE_URL: database.url, DEMO_DATA: 'on' }),
    });
  const host = (memberPort = 0): Member =>
    createMember({
      program: 'host',
      port: memberPort,
      portSetting: 'PORT',
      env: async () => ({
        ...common,
        DATA_DIR: `${folder}/host-${memberPort}`,
        REGISTRY_PUBLIC_KEY: await readFile(`${dataDir}/keys/registry-public.pem`, 'utf8'),
      }),
    });
  const delivery = createMember({
    program: 'delivery',
    port: deliveryPort,
    portSetting: 'DELIVERY_PORT',
    env: () => ({ ...common, DATA_DIR: dataDir }),
  });
  const hosts = ports.slice(0, 2).map(host);
  const apis = ports.slice(2).map(api);
  const stop = async () => {
    for (const members of [hosts, [...apis, delivery]]) await Promise.all(members.map((member) => member.stop()));
    await nginx.stop();
    await database.drop?.();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // Both bring the same empty database up to date.
    await Promise.all([...apis, delivery].map((member) => member.start()));
    await Promise.all(hosts.map((member) => member.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: nginx.url, hosts, apis, delivery, dataDir, query: database.query, stop };
}
