import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { ROOT_DIR } from '@shop/tools/packages';
import { table } from '@shop/tools/markdown-table';
import { cpuSeconds } from './cpu-time';
import { withNextVersion } from './deliver/made-versions';
import { PAGE_HEADERS } from './load-cases';
import { verdict, type Section } from './section';
import { startBenchSite, type BenchSite } from './site';
import { median, quantile } from './statistics';
import type { Busy } from './wrk/limit';

const REMOTE = 'mfe-catalog';
const TURNS = 5;
/** Far more than the shop has, and far less than the host can. */
const A_SECOND = 200;
const MOST_P99_SHARE = 1.05;
/** The load of the first turn, which is not counted: how long a trial takes is not known yet. */
const FIRST_LOAD_S = 20;

/** What shoppers notice, and how busy host and generator are, in cores. */
interface Figures extends Busy {
  p50: number;
  p99: number;
}

interface Trial {
  seconds: number;
  figures: Figures;
}

/** What `shoppers-process.cjs` sends: the wait of each request in ms, and what it took itself. */
interface Asked {
  times: number[];
  cpuSeconds: number;
}

/** Shoppers ask for a page for so many seconds. */
async function visit({ url, host }: BenchSite, seconds: number): Promise<Figures> {
  const shoppers = fork(path.join(import.meta.dirname, 'shoppers-process.cjs'), { execArgv: [] });
  const pid = host.child.pid ?? 0;
  const before = await cpuSeconds(pid);
  shoppers.send({ url: `${url}/products`, headers: PAGE_HEADERS, aSecond: A_SECOND, seconds });
  const failed = once(shoppers, 'exit').then(() => Promise.reject(new Error('shoppers had no answer')));
  const [asked] = (await Promise.race([once(shoppers, 'message'), failed])) as [Asked]; // of shoppers-process.cjs
  failed.catch(() => undefined);
  return {
    ...{ p50: quantile(asked.times, 0.5), p99: quantile(asked.times, 0.99) },
    ...{ server: ((await cpuSeconds(pid)) - before) / seconds, generator: asked.cpuSeconds / seconds },
  };
}

/** Tries a version that nobody has tried, as a person does on this machine, while shoppers come. */
const measureWith = (site: BenchSite, turn: number, seconds: number): Promise<Trial> =>
  withNextVersion(REMOTE, `trial${turn}`, async ({ dir }) => {
    const env = { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: '', API_URL: site.apiUrl };
    const startedAt = performance.now();
    const args = ['run', '-s', 'remotes', '--', 'check', REMOTE, '--from', dir];
    const command = spawn('npm', args, { cwd: ROOT_DIR, env, stdio: 'inherit' });
    const ended = once(command, 'exit').then(([code]) => {
      if (code !== 0) throw new Error(`a version of ${REMOTE} that does the same was refused`);
      return (performance.now() - startedAt) / 1000;
    });
    const [taken, figures] = await Promise.all([ended, visit(site, seconds)]);
    return { seconds: taken, figures };
  });

/** The least that a trial can cost on this machine: a loop on one processor, which gives way. */
async function visitBusy(site: BenchSite, seconds: number): Promise<Figures> {
  const last = String(os.availableParallelism() - 1);
  const loop = spawn('taskset', ['-c', last, 'nice', '-n', '19', process.execPath, '-e', 'for(;;);']);
  try {
    return await visit(site, seconds);
  } finally {
    loop.kill();
  }
}

const NAMES = ['p50', 'p99', 'server', 'generator'] as const;

const medianOf = (all: readonly Figures[]) =>
  Object.fromEntries(NAMES.map((name) => [name, median(all.map((one) => one[name]))])) as unknown as Figures; // of NAMES

const cells = ({ p50, p99, server, generator }: Figures) => [
  ...[p50, p99].map((ms) => ms.toFixed(1)),
  ...[server, generator].map((cores) => cores.toFixed(2)),
];

async function measureTurns(site: BenchSite): Promise<string> {
  const without: Figures[] = [];
  const busy: Figures[] = [];
  const meanwhile: Figures[] = [];
  let { seconds } = await measureWith(site, 0, FIRST_LOAD_S);
  for (let turn = 1; turn <= TURNS; turn += 1) {
    without.push(await visit(site, Math.round(seconds)));
    busy.push(await visitBusy(site, Math.round(seconds)));
    const trial = await measureWith(site, turn, Math.round(seconds));
    meanwhile.push(trial.figures);
    ({ seconds } = trial);
  }
  const [before, floor, during] = [medianOf(without), medianOf(busy), medianOf(meanwhile)];
  return table(
    ['shoppers', `p99, times that without, at most ${MOST_P99_SHARE}`, ...HEAD],
    [
      ['while a version is tried', verdict(during.p99 / before.p99, MOST_P99_SHARE, 2), ...cells(during)],
      ['while a loop counts', (floor.p99 / before.p99).toFixed(2), ...cells(floor)],
      ['without', '', ...cells(before)],
    ],
  );
}

const HEAD = ['p50, ms', 'p99, ms', 'server, cores', 'generator, cores'];

const METHOD = `\`npm run remotes -- check\` of a version of \`${REMOTE}\` that nobody has tried, on the machine of the site, with all checks and a browser. Shoppers ask for the cached page \`/products\` meanwhile, ${A_SECOND} times a second, as long as the check takes; and as long without it, and while a loop that does nothing but count keeps one processor busy at the lowest priority, in turns. Medians of ${TURNS} turns after one that warms up.`;

/** What shoppers notice while a version is tried on the machine of the site. */
export async function measureTrial(): Promise<Section> {
  const site = await startBenchSite();
  try {
    return { title: 'Trial', method: METHOD, body: await measureTurns(site) };
  } finally {
    await site.stop();
  }
}
