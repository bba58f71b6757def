import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT_DIR } from '@shop/tools/packages';
import { table } from '@shop/tools/markdown-table';
import { cachedLoad } from '../load-cases';
import { verdict, type Section } from '../section';
import { startBenchSite, type BenchSite } from '../site';
import { median } from '../statistics';
import { measure } from '../wrk/measure';
import { fillShop, SHOP_BYTES } from './fill-shop';
import { followMemory } from './memory';

const TURNS = 3;
const MOST_S_A_GB = 60;
const MOST_MORE_MB = 100;
const MOST_P99_SHARE = 1.3;
const GB = 1_000_000_000;
/** The load of the first turn, which is not counted: how long a backup takes is not known yet. */
const FIRST_LOAD_S = 20;

/** What shoppers and the machine notice. */
interface Turn {
  p99: number;
  /** Of all processes of the site, and of the command. */
  memoryMb: number;
}

interface BackupTurn extends Turn {
  seconds: number;
}

const pidsOf = ({ api, host }: BenchSite) => [api, host].map(({ child }) => child.pid ?? 0);

/** Shoppers ask for a page so long. */
const visit = (site: BenchSite, seconds: number) => measure(cachedLoad(site, '/products'), seconds);

async function measureWithout(site: BenchSite, seconds: number): Promise<Turn> {
  const memory = followMemory(pidsOf(site));
  const { p99 } = await visit(site, seconds);
  return { p99, memoryMb: await memory.stop() };
}

/** Takes a backup as a person does, while shoppers come. */
async function measureWith(site: BenchSite, seconds: number): Promise<BackupTurn> {
  const file = path.join(site.dataDir, 'bench.tar.gz');
  const env = { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: '', API_URL: site.apiUrl };
  const startedAt = performance.now();
  const command = spawn('npm', ['run', '-s', 'backup', '--', file], { cwd: ROOT_DIR, env, stdio: 'inherit' });
  const memory = followMemory([...pidsOf(site), command.pid ?? 0]);
  const ended = once(command, 'exit').then(([code]) => {
    if (code !== 0) throw new Error('npm run backup has failed');
    return (performance.now() - startedAt) / 1000;
  });
  const [taken, { p99 }] = await Promise.all([ended, visit(site, seconds)]);
  const memoryMb = await memory.stop();
  await rm(file);
  return { seconds: taken, p99, memoryMb };
}

const medianOf = <Figure extends string>(turns: readonly Readonly<Record<Figure, number>>[], figure: Figure) =>
  median(turns.map((turn) => turn[figure]));

async function measureTurns(site: BenchSite): Promise<string[]> {
  const without: Turn[] = [];
  const withBackup: BackupTurn[] = [];
  let { seconds } = await measureWith(site, FIRST_LOAD_S);
  for (let turn = 0; turn < TURNS; turn += 1) {
    without.push(await measureWithout(site, Math.round(seconds)));
    const taken = await measureWith(site, Math.round(seconds));
    withBackup.push(taken);
    ({ seconds } = taken);
  }
  const [before, meanwhile] = [medianOf(without, 'p99'), medianOf(withBackup, 'p99')];
  const more = medianOf(withBackup, 'memoryMb') - medianOf(without, 'memoryMb');
  return [
    verdict(medianOf(withBackup, 'seconds') / (SHOP_BYTES / GB), MOST_S_A_GB),
    before.toFixed(1),
    meanwhile.toFixed(1),
    verdict(meanwhile / before, MOST_P99_SHARE, 2),
    verdict(more, MOST_MORE_MB, 0),
  ];
}

const HEAD = [
  `to its end, at most ${MOST_S_A_GB} s a GB`,
  'p99 without, ms',
  'p99 meanwhile, ms',
  `times, at most ${MOST_P99_SHARE}`,
  `more memory, at most ${MOST_MORE_MB} MB`,
];

const METHOD = [
  `\`npm run backup\` of the running shop on its embedded database, with 1 GB of data. wrk asks for the cached page \`/products\` meanwhile, over 50 connections, as long as the backup takes; and as long without it, in turns. Medians of ${TURNS} turns after a backup that warms up.`,
  'Memory is what host, renderers and API, and with the backup npm and all that it starts, have for themselves at most, without mapped files.',
].join(' ');

/** What a backup of the running shop takes, and what shoppers notice of it. */
export async function measureBackup(): Promise<Section> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-bench-backup-'));
  try {
    const empty = await startBenchSite({ dataDir });
    await empty.stop();
    await fillShop(dataDir);
    const site = await startBenchSite({ dataDir });
    try {
      return { title: 'Backup', method: METHOD, body: table(HEAD, [await measureTurns(site)]) };
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
