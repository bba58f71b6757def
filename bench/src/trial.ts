import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT_DIR } from '@shop/tools/packages';
import { table } from '@shop/tools/markdown-table';
import { withNextVersion } from './deliver/made-versions';
import { cachedLoad } from './load-cases';
import { verdict, type Section } from './section';
import { startBenchSite, type BenchSite } from './site';
import { measure, medianOf } from './wrk/measure';
import { FIGURE_HEAD, figureCells } from './wrk/figure-cells';
import type { LoadFigures } from './wrk/run-wrk';

const REMOTE = 'mfe-catalog';
const TURNS = 5;
const MOST_P99_SHARE = 1.05;
/** The load of the first turn, which is not counted: how long a trial takes is not known yet. */
const FIRST_LOAD_S = 20;

interface Trial {
  seconds: number;
  figures: LoadFigures;
}

/** Shoppers ask for a page so long. */
const visit = (site: BenchSite, seconds: number) => measure(cachedLoad(site, '/products'), seconds);

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

async function measureTurns(site: BenchSite): Promise<string> {
  const without: LoadFigures[] = [];
  const meanwhile: LoadFigures[] = [];
  let { seconds } = await measureWith(site, 0, FIRST_LOAD_S);
  for (let turn = 1; turn <= TURNS; turn += 1) {
    without.push(await visit(site, Math.round(seconds)));
    const trial = await measureWith(site, turn, Math.round(seconds));
    meanwhile.push(trial.figures);
    ({ seconds } = trial);
  }
  const [before, during] = [medianOf(without), medianOf(meanwhile)];
  return table(
    ['shoppers', `p99, times that without, at most ${MOST_P99_SHARE}`, ...FIGURE_HEAD],
    [
      ['while a version is tried', verdict(during.p99 / before.p99, MOST_P99_SHARE, 2), ...figureCells(during)],
      ['without', '', ...figureCells(before)],
    ],
  );
}

const METHOD = `\`npm run remotes -- check\` of a version of \`${REMOTE}\` that nobody has tried, on the machine of the site, with all checks and a browser. wrk asks for the cached page \`/products\` meanwhile, over 50 connections, as long as the check takes; and as long without it, in turns. Medians of ${TURNS} turns after one that warms up.`;

/** What shoppers notice while a version is tried on the machine of the site. */
export async function measureTrial(): Promise<Section> {
  const site = await startBenchSite();
  try {
    return { title: 'Trial', method: METHOD, body: await measureTurns(site) };
  } finally {
    await site.stop();
  }
}
