import { once } from 'node:events';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Program } from '@shop/tools/program';
import { table } from '@shop/tools/markdown-table';
import { orderLoad } from './load-cases';
import { startPostgres } from './postgres';
import type { Section } from './section';
import { startApi, type ApiOptions } from './start-api';
import { median, quantile } from './statistics';
import { FIGURE_HEAD, figureCells } from './wrk/figure-cells';
import { measure, measureInTurns } from './wrk/measure';
import type { Load } from './wrk/run-wrk';

const TURNS = 3;
const TURN_S = 5;
const STARTS = 3;
const SYNCS = 200;
const PAGE_BYTES = 8192;
/** How long orders come before a start is measured: what a kill leaves to read again. */
const BUSY_S = 5;
const NO_SYNC = ['--require', path.join(import.meta.dirname, 'no-sync.cjs')];

/** Milliseconds of each of some writes of a page with their fsync. */
function syncTimes(folder: string): number[] {
  const fd = openSync(path.join(folder, 'sync-times'), 'w');
  const page = Buffer.alloc(PAGE_BYTES, 1);
  const times = Array.from({ length: SYNCS }, (_, index) => {
    const startedAt = performance.now();
    writeSync(fd, page, 0, PAGE_BYTES, (index % 100) * PAGE_BYTES);
    fsyncSync(fd);
    return performance.now() - startedAt;
  });
  closeSync(fd);
  return times;
}

async function measureOrders(folder: string): Promise<string> {
  const waiting = await startPostgres();
  const hasty = await startPostgres(false);
  const options: [name: string, options: ApiOptions | null][] = [
    ['embedded', { dataDir: path.join(folder, 'embedded') }],
    ['embedded, fsync left out', { dataDir: path.join(folder, 'hasty'), execArgv: NO_SYNC }],
    ['PostgreSQL, fsync on', waiting && { dataDir: path.join(folder, 'server'), databaseUrl: waiting.url }],
    ['PostgreSQL, fsync off', hasty && { dataDir: path.join(folder, 'server'), databaseUrl: hasty.url }],
  ];
  const apis: Program[] = [];
  try {
    const loads: Record<string, Load> = {};
    for (const [name, one] of options) {
      if (!one) continue;
      const started = await startApi(one);
      apis.push(started.api);
      loads[name] = await orderLoad(started);
    }
    const figures = await measureInTurns(loads, { turns: TURNS, seconds: TURN_S });
    return table(
      ['database', ...FIGURE_HEAD],
      Object.entries(figures).map(([name, one]) => [name, ...figureCells(one)]),
    );
  } finally {
    for (const api of apis) await api.stop();
    await waiting?.stop();
    await hasty?.stop();
  }
}

/** How the API ended before a start, and what the start leaves out. */
const STARTED = [
  { name: 'after a clean stop', isKilled: false, execArgv: [] },
  { name: 'the same, fsync left out', isKilled: false, execArgv: NO_SYNC },
  { name: 'after `kill -9`', isKilled: true, execArgv: [] },
];

/** Starts of the API, in turns, each with orders before it. */
async function measureStarts(dataDir: string): Promise<string> {
  const first = await startApi({ dataDir });
  const measured = STARTED.map((one) => ({ ...one, times: [] as number[] }));
  let running = first;
  for (let count = 0; count < STARTS; count += 1)
    for (const { isKilled, execArgv, times } of measured) {
      await measure(await orderLoad(running), BUSY_S);
      if (isKilled) {
        running.api.child.kill('SIGKILL');
        await once(running.api.child, 'exit');
      } else await running.api.stop();
      running = await startApi({ dataDir, execArgv });
      times.push(running.readyMs);
    }
  await running.api.stop();
  const seconds = (all: readonly number[]) => (median(all) / 1000).toFixed(2);
  return table(
    ['start', 'to its ready, s'],
    [['first', seconds([first.readyMs])], ...measured.map(({ name, times }) => [name, seconds(times)])],
  );
}

const METHOD = [
  `Orders as under Load, on four databases in turns, medians of ${TURNS} turns of ${TURN_S} s after one that warms up. «fsync left out» is the same program whose calls of fsync return at once: as the embedded database was until November 2026. The disk's own time is that of ${SYNCS} writes of 8 KB, each with its fsync.`,
  `Starts are those of the API alone, from its process to its ready, on the embedded database, with ${BUSY_S} s of orders before each: what came since the last clean stop is read again after a kill. Medians of ${STARTS}.`,
].join(' ');

/** What it costs that an order is on the disk before its answer. */
export async function measureDurability(): Promise<Section> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-durability-'));
  try {
    const before = syncTimes(folder);
    const orders = await measureOrders(folder);
    const times = [...before, ...syncTimes(folder)];
    const disk = table(
      ['fsync of the disk, p50, ms', 'p99, ms'],
      [[median(times).toFixed(2), quantile(times, 0.99).toFixed(2)]],
    );
    const starts = await measureStarts(path.join(folder, 'starts'));
    return { title: 'Durability', method: METHOD, body: [orders, disk, starts].join('\n\n') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
