import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { letSessionsGiveWay } from './give-way';

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
