import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { changedConfig } from '../ops-config';
import { findFreePort } from '../site';
import { findServerUser, runForeign, type ForeignProgram } from './foreign-program';

const POLL_MS = 100;
const START_TIMEOUT_MS = 60_000;
const PASSWORD = 'of-a-test';

/** A machine with a database and what keeps it. */
export interface DatabaseMachine {
  name: string;
  start(): void;
  /** It dies at once, with all that runs on it. */
  kill(): Promise<void>;
  /** It answers nothing until it wakes, and its connections stay open. */
  freeze(): void;
  wake(): void;
}

/** Two databases as `ops/ha` has them, of which one takes over from the other. */
export interface DatabasePair {
  /** The database of the shop, for DATABASE_URL. */
  url: string;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  primary(): Promise<DatabaseMachine>;
  standby(): Promise<DatabaseMachine>;
  /** Waits until the standby has all that is acknowledged. */
  untilSynchronous(): Promise<void>;
  etcd: { start(): void; kill(): Promise<void> };
  stop(): Promise<void>;
}

/** What tests need: each names a program. */
const { ETCD_PATH, HAPROXY_PATH, PATRONI_PATH, PGBOUNCER_PATH, POSTGRES_BIN } = process.env;
const PROGRAMS = { ETCD_PATH, HAPROXY_PATH, PATRONI_PATH, PGBOUNCER_PATH, POSTGRES_BIN };

/** Whether a pair can be started here. */
export const hasDatabasePair = () => Object.values(PROGRAMS).every(Boolean);

/** Asks again until there is an answer that counts. */
async function until<T>(what: string, read: () => Promise<T | null>): Promise<T> {
  const endsAt = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < endsAt) {
    const found = await read().catch(() => null);
    if (found !== null) return found;
    await setTimeout(POLL_MS);
  }
  throw new Error(`${what}: not within ${START_TIMEOUT_MS / 1000} s`);
}

async function ask(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined); // the statement fails, too
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The process of a database, which outlives what has started it. */
function postmasterOf(dataDir: string): number[] {
  try {
    return [Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0])];
  } catch {
    return [];
  }
}

interface MachinePorts {
  database: number;
  keeper: number;
}

/** Patroni with the configuration that ships, and the environment of a machine. */
function createMachine(name: string, folder: string, ports: MachinePorts, etcdPort: number) {
  const dataDir = path.join(folder, name);
  let keeper: ForeignProgram | null = null;
  const address = (port: number) => `127.0.0.1:${port}`;
  const env = {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: address(etcdPort),
    PATRONI_RESTAPI_LISTEN: address(ports.keeper),
    PATRONI_RESTAPI_CONNECT_ADDRESS: address(ports.keeper),
    PATRONI_RESTAPI_USERNAME: 'patroni',
    PATRONI_RESTAPI_PASSWORD: PASSWORD,
    PATRONI_POSTGRESQL_LISTEN: address(ports.database),
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: address(ports.database),
    PATRONI_POSTGRESQL_DATA_DIR: dataDir,
    PATRONI_POSTGRESQL_PGPASS: `${dataDir}.pgpass`,
    PATRONI_POSTGRESQL_BIN_DIR: POSTGRES_BIN ?? '',
    PATRONI_SUPERUSER_PASSWORD: PASSWORD,
    PATRONI_REPLICATION_PASSWORD: PASSWORD,
  };
  return {
    name,
    keeperUrl: `http://${address(ports.keeper)}`,
    start() {
      keeper = runForeign({
        file: PATRONI_PATH ?? 'patroni',
        args: [path.join(folder, 'patroni.yml')],
        env,
        cwd: folder,
        log: `${dataDir}.log`,
        others: () => postmasterOf(dataDir),
      });
    },
    kill: async () => keeper?.stop(),
    freeze: () => keeper?.signal('SIGSTOP'),
    wake: () => keeper?.signal('SIGCONT'),
  };
}

type Machine = ReturnType<typeof createMachine>;

/** A member of the cluster, as Patroni describes it. */
interface Member {
  name: string;
  role: string;
  state: string;
}

async function readMembers(machines: readonly Machine[]): Promise<Member[]> {
  const answers = machines.map(async ({ keeperUrl }) => {
    const answer = await fetch(`${keeperUrl}/cluster`, { signal: AbortSignal.timeout(1000) });
    const { members } = (await answer.json()) as { members: Member[] }; // Patroni's own format
    return members;
  });
  return Promise.any(answers);
}

async function findMember(machines: readonly Machine[], role: string): Promise<Machine | null> {
  const member = (await readMembers(machines)).find((one) => one.role === role && one.state === 'running');
  return machines.find(({ name }) => name === member?.name) ?? null;
}

async function writeConfigs(folder: string, ports: { proxy: number; pooler: number; machines: MachinePorts[] }) {
  const [one, other] = ports.machines;
  const files = {
    'patroni.yml': await changedConfig('ha/patroni.yml', {}),
    'haproxy.cfg': await changedConfig('ha/haproxy.cfg', {
      '127.0.0.1:5000': `127.0.0.1:${ports.proxy}`,
      '"${DB_1}:5432" check port 8008': `127.0.0.1:${one?.database ?? 0} check port ${one?.keeper ?? 0}`,
      '"${DB_2}:5432" check port 8008': `127.0.0.1:${other?.database ?? 0} check port ${other?.keeper ?? 0}`,
    }),
    'pgbouncer.ini': await changedConfig('ha/pgbouncer.ini', {
      'port=5000': `port=${ports.proxy}`,
      'listen_port = 6432': `listen_port = ${ports.pooler}`,
      '/etc/pgbouncer/userlist.txt': path.join(folder, 'userlist.txt'),
    }),
    'userlist.txt': `"shop" "${PASSWORD}"\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}

function createEtcd(folder: string, [client, peer]: readonly number[]) {
  const [own, ofPeers] = [`http://127.0.0.1:${client ?? 0}`, `http://127.0.0.1:${peer ?? 0}`];
  let running: ForeignProgram | null = null;
  return {
    start() {
      running = runForeign({
        file: ETCD_PATH ?? 'etcd',
        args: [
          ...['--data-dir', path.join(folder, 'etcd'), '--listen-client-urls', own, '--advertise-client-urls', own],
          ...['--listen-peer-urls', ofPeers, '--initial-advertise-peer-urls', ofPeers],
          ...['--initial-cluster', `default=${ofPeers}`],
        ],
        cwd: folder,
        log: path.join(folder, 'etcd.log'),
      });
    },
    kill: async () => running?.stop(),
  };
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-pair-'));
  mkdirSync(path.join(folder, 'etcd'));
  const { uid, gid } = findServerUser();
  if (uid && gid) for (const one of [folder, path.join(folder, 'etcd')]) chownSync(one, uid, gid);
  return folder;
}

/** As ops/ha/README.md says. */
async function makeShop(adminUrl: string): Promise<void> {
  await until('the first primary', () => ask(adminUrl, 'select 1'));
  await ask(adminUrl, `create role shop login password '${PASSWORD}'`);
  await ask(adminUrl, 'create database shop owner shop');
}

/** Starts etcd, two databases, HAProxy and PgBouncer with the configurations of `ops/ha`. */
export async function startDatabasePair(): Promise<DatabasePair> {
  const folder = await makeFolder();
  const ports = await Promise.all(Array.from({ length: 8 }, () => findFreePort()));
  const [proxy = 0, pooler = 0, etcdPort = 0, peerPort = 0, ...ofMachines] = ports;
  const [a = 0, b = 0, c = 0, d = 0] = ofMachines;
  const pairs: MachinePorts[] = [
    { database: a, keeper: b },
    { database: c, keeper: d },
  ];
  await writeConfigs(folder, { proxy, pooler, machines: pairs });
  const etcd = createEtcd(folder, [etcdPort, peerPort]);
  const machines = pairs.map((pair, index) => createMachine(`db-${index + 1}`, folder, pair, etcdPort));
  etcd.start();
  for (const machine of machines) machine.start();
  const run = (file: string, args: string[]) =>
    runForeign({ file, args, cwd: folder, log: path.join(folder, `${path.basename(file)}.log`) });
  const clients = [
    run(HAPROXY_PATH ?? 'haproxy', ['-db', '-f', path.join(folder, 'haproxy.cfg')]),
    run(PGBOUNCER_PATH ?? 'pgbouncer', [path.join(folder, 'pgbouncer.ini')]),
  ];
  const stop = async () => {
    for (const machine of machines) await machine.kill();
    await Promise.all([etcd.kill(), ...clients.map((client) => client.stop())]);
    await rm(folder, { recursive: true, force: true });
  };
  const adminUrl = `postgres://postgres:${PASSWORD}@127.0.0.1:${proxy}/`;
  const untilSynchronous = async () => {
    await until('a synchronous standby', () => findMember(machines, 'sync_standby'));
  };
  try {
    await makeShop(`${adminUrl}postgres`);
    await untilSynchronous();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://shop:${PASSWORD}@127.0.0.1:${pooler}/shop`,
    query: (sql) => ask(`${adminUrl}shop`, sql),
    primary: () => until('a primary', () => findMember(machines, 'leader')),
    standby: () => until('a standby', () => findMember(machines, 'sync_standby')),
    untilSynchronous,
    etcd,
    stop,
  };
}
