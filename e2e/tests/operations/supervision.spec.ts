import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../../support/run-command';
import { findApi, findHost, startSite, type Site } from '../../support/site';
import { expect, test } from '../../support/test';

/** Two probes without an answer, and a restart. */
const RECOVERED = { timeout: 30_000 };
const STOPPED = { timeout: 10_000 };

let site: Site;
let dataDir: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = await mkdtemp(path.join(tmpdir(), 'shop-supervision-'));
  site = await startSite({ dataDir });
});

test.afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // ESRCH: it has ended
  }
};

const statusOf = (address: string) =>
  fetch(site.url + address, { signal: AbortSignal.timeout(1000) }).then(
    ({ status }) => status,
    () => null,
  );

function isPortFree(): Promise<boolean> {
  const server = net.createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(Number(new URL(site.url).port), '0.0.0.0', () => server.close(() => resolve(true)));
  });
}

for (const [program, find, other] of [
  ['host', findHost, findApi],
  ['API', findApi, findHost],
] as const) {
  test(`the ${program} is replaced when it hangs, and the other program keeps running`, { tag: '@full' }, async () => {
    const [hung, neighbour] = [await find(site), await other(site)];

    process.kill(hung, 'SIGSTOP');

    await expect.poll(() => isAlive(hung), RECOVERED).toBe(false);
    await expect.poll(() => statusOf('/readyz'), RECOVERED).toBe(200);
    await expect.poll(() => statusOf('/products'), RECOVERED).toBe(200);
    expect(await other(site)).toBe(neighbour);
  });
}

test('SIGTERM ends the site within 10 s, even if a program hangs', { tag: '@full' }, async () => {
  const pids = [site.pid, await findHost(site), await findApi(site)];
  process.kill(pids[2] ?? 0, 'SIGSTOP');

  process.kill(site.pid, 'SIGTERM');

  await expect.poll(() => pids.filter(isAlive), STOPPED).toEqual([]);
});

const npm = () => realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim());

for (const [what, command] of [
  ['the supervisor', () => ['tools/start.mjs']],
  ['npm', () => [npm(), 'start']],
] as const) {
  test(`kill -9 of ${what} ends the site, and the next start finds port and data free`, { tag: '@full' }, async () => {
    site = await startSite({ dataDir, command: command() });

    process.kill(site.pid, 'SIGKILL');

    await expect.poll(isPortFree, STOPPED).toBe(true);
    await expect.poll(() => site.output().includes('"stopped"'), STOPPED).toBe(true);
    site = await startSite({ dataDir });
    expect(await statusOf('/readyz')).toBe(200);
    await site.stop();
  });
}

test(
  'the built program tells its health, lists versions, and ends a supervisor that hangs',
  { tag: '@full' },
  async () => {
    const env = { TMPDIR: dataDir, DATA_DIR: dataDir };
    site = await startSite({ dataDir, env, command: ['tools/dist/shop.cjs', 'serve'] });
    const run = (command: string) =>
      runCommand(`node tools/dist/shop.cjs ${command}`, { env: { ...env, PORT: new URL(site.url).port } });

    expect(await run('health')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect((await run('remotes list')).stdout).toMatch(/^\* mfe-catalog /m);

    process.kill(site.pid, 'SIGSTOP');
    await writeFile(path.join(dataDir, 'shop-heartbeat'), `${site.pid} 0`);
    expect(await run('health')).toMatchObject({ code: 1, stderr: 'the supervisor has hung: it is killed\n' });

    await expect.poll(isPortFree, STOPPED).toBe(true);
  },
);
