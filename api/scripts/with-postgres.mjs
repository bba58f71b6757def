#!/usr/bin/env node
// Runs a command with TEST_DATABASE_URL pointing at a PostgreSQL server.
//   node api/scripts/with-postgres.mjs <command> [arguments]
// The server is TEST_DATABASE_URL if set, else a temporary cluster made from installed binaries.
// A temporary one waits for the disk only with POSTGRES_WAITS=on: tests are quicker without.
// Without either, the command still runs, and TEST_DATABASE_URL stays unset.
// POSTGRES_BIN names the folder of the installed binaries, for tests that run servers of their own.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const INSTALLED = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

function run(command, args, options = {}) {
  return spawnSync(command, args, { encoding: 'utf8', ...options });
}

function hasServer(folder) {
  return Boolean(folder) && existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres'));
}

function findBinaries() {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    run('pg_config', ['--bindir']).stdout?.trim(),
    ...versions.map((v) => path.join(INSTALLED, v, 'bin')),
  ];
  return folders.find(hasServer);
}

function installBinaries() {
  if (!isRoot || run('apt-get', ['--version']).status !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['install', '-y', 'postgresql'], { env, timeout: 300_000 });
  return findBinaries();
}

// PostgreSQL refuses to run as root.
function findServerUser() {
  if (!isRoot) return undefined;
  return ['postgres', 'nobody']
    .map((name) => ({ uid: Number(run('id', ['-u', name]).stdout), gid: Number(run('id', ['-g', name]).stdout) }))
    .find(({ uid }) => uid > 0);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function createCluster(binaries, user) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const args = ['-D', path.join(folder, 'data'), '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = run(path.join(binaries, 'initdb'), args, { ...user, cwd: folder });
  if (made.status === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`initdb failed: ${made.stderr?.trim()}`);
}

const waits = process.env.POSTGRES_WAITS === 'on' ? 'on' : 'off';

function startServer(binaries, folder, port, user) {
  const settings = [
    ...['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => `${name}=${waits}`),
    'max_connections=120',
    `unix_socket_directories=${folder}`,
  ];
  const args = [
    '-D',
    path.join(folder, 'data'),
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    ...settings.flatMap((s) => ['-c', s]),
  ];
  return spawn(path.join(binaries, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
}

async function waitUntilReady(binaries, port, server) {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) break;
    if (run(path.join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not start');
}

let child;
// Before the command starts there is nothing to stop: exiting removes the cluster.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => (child ? child.kill(signal) : process.exit(1)));

function runCommand(url) {
  const [command, ...args] = process.argv.slice(2);
  const env = { ...process.env, ...(url && { TEST_DATABASE_URL: url }) };
  env.POSTGRES_BIN ??= findBinaries() ?? '';
  child = spawn(command, args, { stdio: 'inherit', env });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}

async function runWithCluster(binaries) {
  const user = findServerUser();
  if (isRoot && !user) throw new Error('cannot run as root, and there is no user "postgres" or "nobody"');
  const folder = createCluster(binaries, user);
  const port = await freePort();
  const server = startServer(binaries, folder, port, user);
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', () => {
    server.kill('SIGQUIT');
    remove();
  });
  try {
    await waitUntilReady(binaries, port, server);
    return await runCommand(`postgres://shop@127.0.0.1:${port}/postgres`);
  } finally {
    server.kill('SIGINT'); // "fast": ends open sessions
    await stopped;
    remove();
  }
}

async function main() {
  if (process.argv.length < 3) throw new Error('usage: with-postgres.mjs <command> [arguments]');
  if (process.env.TEST_DATABASE_URL) return runCommand(process.env.TEST_DATABASE_URL);
  const binaries = findBinaries() ?? installBinaries();
  if (binaries) return runWithCluster(binaries);
  console.log(
    'PostgreSQL is not available (set TEST_DATABASE_URL or install "postgresql"): testing on the embedded database only.',
  );
  return runCommand(undefined);
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(`PostgreSQL for tests: ${error.message}`);
    process.exit(1);
  },
);
