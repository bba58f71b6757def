import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countWaits } from './count-waits.cjs';
import { printCosts, readCosts } from './costs';

let folder: string;
const file = () => path.join(folder, 'costs');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-costs-'));
  process.env.GATE_COSTS_FILE = file();
});
afterEach(() => {
  delete process.env.GATE_COSTS_FILE;
  rmSync(folder, { recursive: true });
});

test('a program that a test starts counts itself, and other scripts do not', () => {
  const main = path.join(folder, 'api/dist/server/main.cjs');
  execFileSync('mkdir', ['-p', path.dirname(main)]);
  for (const script of [main, path.join(folder, 'other.cjs')]) {
    writeFileSync(script, '');
    execFileSync(process.execPath, [script], {
      env: { ...process.env, NODE_OPTIONS: `--require=${path.join(__dirname, 'count-process.cjs')}` },
    });
  }

  expect(readCosts(file()).map(({ kind }) => kind)).toEqual(['program']);
});

test('a wait of a test counts when it has lasted more than a second', async () => {
  const runs: (() => void)[] = [];
  const scope = { setTimeout: Object.assign((run: () => void) => runs.push(run), globalThis.setTimeout) };
  countWaits(scope);

  for (const ms of [900, 1001]) scope.setTimeout(() => undefined, ms);
  expect(readCosts(file())).toEqual([]);
  for (const run of runs) run();

  expect(readFileSync(file(), 'utf8')).toMatch(/^wait\t1001 ms .*costs\.test\.ts:\d+:\d+\)?\n$/);
});

test('what costs more than its limit is named with its places, and a count of nothing too', () => {
  writeFileSync(file(), `${'visit\tpages.spec.ts\n'.repeat(3)}site\ttools/start.mjs\n`);
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);

  expect(printCosts(readCosts(file()), { visit: 2, site: 1 }, print)).toBe(false);
  expect(printed.join('\n')).toMatch(/visits of pages +3 +2 +TOO MANY[\s\S]*3 × pages\.spec\.ts/);
  expect(printCosts(readCosts(file()), { visit: 3, site: 1 }, print)).toBe(true);
  expect(printCosts([], { site: 1 }, print)).toBe(false);
});
