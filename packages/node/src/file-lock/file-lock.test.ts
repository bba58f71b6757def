import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileLockedError, lockFile } from '.';

let dir: string;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'shop-lock-'));
  file = path.join(dir, 'lock');
});

afterEach(() => rmSync(dir, { recursive: true }));

/** Another process that has locked the file. */
async function otherOwner(): Promise<ChildProcess> {
  const script = `
    const fd = require('node:fs').openSync(${JSON.stringify(file)}, 'a');
    console.log(require('fs-native-extensions').tryLock(fd));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', script], { cwd: __dirname, stdio: ['ignore', 'pipe', 'inherit'] });
  const [answer] = (await once(child.stdout, 'data')) as [Buffer]; // a pipe without encoding
  expect(answer.toString()).toBe('true\n');
  return child;
}

it('is held by one process at a time, and is free after kill -9', async () => {
  const owner = await otherOwner();
  await expect(lockFile(file)).rejects.toThrow(FileLockedError);

  owner.kill('SIGKILL');
  await once(owner, 'exit');

  const unlock = await lockFile(file);
  await expect(lockFile(file)).rejects.toThrow(FileLockedError);
  unlock();
  (await lockFile(file))();
});

it('waits for the owner as long as it is told to', async () => {
  const unlock = await lockFile(file);
  const waiting = lockFile(file, 5000);
  setTimeout(unlock, 100);

  (await waiting)();
});

it.each([
  ['an empty file', ''],
  ['the number of a process that lives', String(process.pid)],
])('is not in the way when an earlier version left %s', async (_what, content) => {
  writeFileSync(file, content);

  (await lockFile(file))();
});
