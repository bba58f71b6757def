import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startProgram, type TestProcess } from './testing/test-process';
import { fastOrder } from './testing/test-shop';

const MINUTES = 4 * 60_000;

/** Preloaded: from the third sync of changes after the file `ARMED` exists, the disk fails. */
const FAILING_DISK = `
const fs = require('node:fs');
const { fsyncSync } = fs;
let left = 3;
fs.fsyncSync = (fd) => {
  const isChange = fs.readlinkSync('/proc/self/fd/' + fd).includes('/pg_wal/');
  if (isChange && fs.existsSync(process.env.ARMED) && (left -= 1) <= 0)
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  fsyncSync(fd);
};`;

let folder: string;
let program: TestProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-durable-orders-'));
});

afterAll(async () => {
  program.child.kill('SIGKILL'); // a failed test may have left it
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const dataDir = () => path.join(folder, 'data');

const hasStrace = process.platform === 'linux' && spawnSync('strace', ['--version']).status === 0;
if (!hasStrace)
  process.stdout.write('No strace found: the syncs of an order are not watched. Debian has it in "strace".\n');

/** What the program asks of the system while `work` runs, a line each. */
async function callsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const output = path.join(folder, 'calls');
  const calls = ['pwrite64', 'pwritev', 'write', 'writev', 'fsync', 'fdatasync'].join();
  const args = ['-f', '-y', '-s', '400', '-e', `trace=${calls}`, '-o', output, '-p', String(program.child.pid)];
  const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  await once(strace.stderr, 'data'); // it says that it is attached
  await work();
  strace.kill('SIGINT');
  await once(strace, 'exit');
  return (await readFile(output, 'utf8')).split('\n');
}

(hasStrace ? it : it.skip)(
  'sends the changes of an order to the disk before its answer',
  async () => {
    program = await startProgram({ DATA_DIR: dataDir() });

    for (let count = 0; count < 5; count += 1) {
      const calls = await callsDuring(() => program.place(fastOrder()));
      const answer = calls.findIndex((call) => call.includes('siteCreateOrder') && call.includes('HTTP/1.1 200'));
      const before = calls.slice(0, answer);
      const written = before.findLastIndex((call) => / pwrite64\(\d+<[^>]*\/pg_wal\//.test(call));
      const synced = before.findLastIndex((call) => / fsync\(\d+<[^>]*\/pg_wal\/.*= 0$/.test(call));
      expect(written).toBeGreaterThanOrEqual(0);
      expect(synced).toBeGreaterThan(written);
    }
    await program.stop();
  },
  MINUTES,
);

it(
  'confirms no order that a failing disk has not taken, ends with one line, and recovers',
  async () => {
    const [disk, armed] = [path.join(folder, 'failing-disk.cjs'), path.join(folder, 'armed')];
    await writeFile(disk, FAILING_DISK);
    program = await startProgram({ DATA_DIR: dataDir(), NODE_OPTIONS: `--require ${disk}`, ARMED: armed });
    let stderr = '';
    program.child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    await writeFile(armed, '');

    const inputs = Array.from({ length: 6 }, () => fastOrder());
    const ids = await Promise.all(inputs.map((input) => program.place(input).catch(() => undefined)));

    expect(await program.exited).toBe(1);
    expect(stderr).toMatch(
      /^the embedded database has ended this program: could not fsync file "[0-9A-F]{24}": I\/O error\n$/,
    );
    program = await startProgram({ DATA_DIR: dataDir() });
    expect(ids.filter(Boolean).length).toBeLessThan(3);
    for (const [index, input] of inputs.entries()) {
      const again = await program.place(input);
      expect(again).toBe(ids[index] ?? again);
      expect(again).toBeGreaterThan(0);
    }
    await program.stop();
  },
  MINUTES,
);
