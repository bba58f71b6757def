import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_DIR } from '@shop/tools/packages';
import { table } from '@shop/tools/markdown-table';
import { cpuSeconds } from './cpu-time';
import { withNextVersion } from './deliver/made-versions';
import { ask } from './deliver/visits';
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

/** Shoppers ask for a page at fixed times, so that a slow answer delays no other question. */
async function visit({ url, host }: BenchSite, seconds: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true });
  const cpu = async (): Promise<Busy> => {
    const { user, system } = process.cpuUsage(); // this process alone makes the load
    return { server: await cpuSeconds(host.child.pid ?? 0), generator: (user + system) / 1e6 };
  };
  const before = await cpu();
  const startedAt = performance.now();
  const visits = Array.from({ length: seconds * A_SECOND }, async (_, index) => {
    const dueAt = startedAt + (index * 1000) / A_SECOND;
    await sleep(dueAt - performance.now());
    const { status } = await ask(agent, `${url}/products`, PAGE_HEADERS);
    if (status !== 200) throw new Error(`/products: ${status}`);
    return performance.now() - dueAt;
  });
  const times = await Promise.all(visits);
  const after = await cpu();
  agent.destroy();
  const share = (of: keyof Busy) => (after[of] - before[of]) / seconds;
  return {
    ...{ p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
    ...{ server: share('server'), generator: share('generator') },
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

const NAMES = ['p50', 'p99', 'server', 'generator'] as const;

const medianOf = (all: readonly Figures[]) =>
  Object.fromEntries(NAMES.map((name) => [name, median(all.map((one) => one[name]))])) as unknown as Figures; // of NAMES

const cells = ({ p50, p99, server, generator }: Figures) => [
  ...[p50, p99].map((ms) => ms.toFixed(1)),
  ...[server, generator].map((cores) => cores.toFixed(2)),
];

async function measureTurns(site: BenchSite): Promise<string> {
  const without: Figures[] = [];
  const meanwhile: Figures[] = [];
  let { seconds } = await measureWith(site, 0, FIRST_LOAD_S);
  for (let turn = 1; turn <= TURNS; turn += 1) {
    without.push(await visit(site, Math.round(seconds)));
    const trial = await measureWith(site, turn, Math.round(seconds));
    meanwhile.push(trial.figures);
    ({ seconds } = trial);
  }
  const [before, during] = [medianOf(without), medianOf(meanwhile)];
  return table(
    ['shoppers', `p99, times that without, at most ${MOST_P99_SHARE}`, ...HEAD],
    [
      ['while a version is tried', verdict(during.p99 / before.p99, MOST_P99_SHARE, 2), ...cells(during)],
      ['without', '', ...cells(before)],
    ],
  );
}

const HEAD = ['p50, ms', 'p99, ms', 'server, cores', 'generator, cores'];

const METHOD = `\`npm run remotes -- check\` of a version of \`${REMOTE}\` that nobody has tried, on the machine of the site, with all checks and a browser. Shoppers ask for the cached page \`/products\` meanwhile, ${A_SECOND} times a second, as long as the check takes; and as long without it, in turns. Medians of ${TURNS} turns after one that warms up.`;

/** What shoppers notice while a version is tried on the machine of the site. */
export async function measureTrial(): Promise<Section> {
  const site = await startBenchSite();
  try {
    return { title: 'Trial', method: METHOD, body: await measureTurns(site) };
  } finally {
    await site.stop();
  }
}
