import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { leaveProcessors, letSessionsGiveWay } from '.';

const groupFile = (pid: number | undefined) => `/proc/${pid}/autogroup`;
const onLinux = existsSync(groupFile(process.pid)) ? it : it.skip;

const started: ChildProcess[] = [];
function start(detached: boolean): string {
  const child = spawn('sleep', ['60'], { detached });
  started.push(child);
  return groupFile(child.pid);
}

afterEach(() => started.splice(0).forEach((child) => child.kill()));

onLinux('a program in a session of its own gives way, and the session of the site does not', () => {
  const [browser, renderer] = [start(true), start(false)];

  letSessionsGiveWay();

  expect(readFileSync(browser, 'utf8')).toMatch(/nice 19\n$/);
  expect(readFileSync(renderer, 'utf8')).not.toMatch(/nice 19\n$/);
});

const allowedOf = (pid: string | number) =>
  /^Cpus_allowed:\t(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
const count = (mask: string) =>
  BigInt(`0x${mask.replaceAll(',', '')}`)
    .toString(2)
    .replaceAll('0', '').length;
const allowed = allowedOf('self');
afterEach(() => execFileSync('taskset', ['-ap', allowed, String(process.pid)]));

onLinux('half of the processors are left to shoppers, also by what is started next', () => {
  leaveProcessors();
  const child = spawn('sleep', ['60']);
  started.push(child);

  const left = Math.floor(count(allowed) / 2);
  expect(count(allowedOf('self'))).toBe(count(allowed) - left);
  expect(allowedOf(child.pid ?? 0)).toBe(allowedOf('self'));
});
