import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, uptime } from 'node:os';
import path from 'node:path';
import { keepHeartbeat, killHung } from './heartbeat';

let dir: string;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'shop-heartbeat-'));
  file = path.join(dir, 'heartbeat');
});

afterEach(() => {
  jest.useRealTimers();
  rmSync(dir, { recursive: true });
});

it('names this process and goes on', () => {
  jest.useFakeTimers();
  keepHeartbeat(file);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));

  writeFileSync(file, 'old');
  jest.advanceTimersByTime(5000);

  expect(killHung(file)).toBe(false);
});

it('ends a process whose heartbeat has stopped, and no other', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const ended = once(child, 'exit');

  writeFileSync(file, `${child.pid} ${uptime() - 20}`);
  expect(killHung(file)).toBe(false);
  writeFileSync(file, `${child.pid} ${uptime() - 40}`);
  expect(killHung(file)).toBe(true);

  expect(await ended).toEqual([null, 'SIGKILL']);
});
