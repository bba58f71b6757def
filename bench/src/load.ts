import { table } from '@shop/tools/markdown-table';
import { startBareServer } from './bare-server';
import { cachedLoad, listLoad, loadCases, type LoadCase } from './load-cases';
import { startPostgres } from './postgres';
import { verdictLeast, type Section } from './section';
import { startBenchSite, type BenchSite } from './site';
import { FIGURE_HEAD, figureCells, limitLines, rateShare, type NamedFigures } from './wrk/figure-cells';
import { measure, measureInTurns } from './wrk/measure';
import type { Load, LoadFigures } from './wrk/run-wrk';

const SMALL_CACHE = { PAGE_CACHE_MB: '1' };
const WARM_UP_S = 2;
const DURATION_S = 8;
const TURNS = 5;
const TURN_S = 4;
const LEAST_SHARE = 0.5;
const LEAST_MISS_SHARE = 0.95;
async function misses({ url }: BenchSite): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/shop_host_page_lookups_total\{result="miss"\} (\d+)/.exec(text)?.[1] ?? 0);
}

async function runCase(site: BenchSite, { name, load }: LoadCase): Promise<LoadFigures> {
  await measure(load, WARM_UP_S);
  const missesBefore = await misses(site);
  const figures = await measure(load, DURATION_S);
  const missed = (await misses(site)) - missesBefore;
  if (name.startsWith('uncached') && missed < LEAST_MISS_SHARE * figures.requests)
    throw new Error(`${name}: only ${missed} of ${figures.requests} were rendered`);
  return figures;
}

interface CaseRow {
  what: string;
  database: string;
  connections: number;
  figures: LoadFigures;
}

async function measureDatabase(database: string, databaseUrl?: string): Promise<CaseRow[]> {
  const site = await startBenchSite({ settings: SMALL_CACHE, ...(databaseUrl && { databaseUrl }) });
  try {
    const rows: CaseRow[] = [];
    for (const one of await loadCases(site))
      rows.push({ what: one.name, database, connections: one.load.connections, figures: await runCase(site, one) });
    return rows;
  } finally {
    await site.stop();
  }
}

async function measureCases(): Promise<string> {
  const rows = await measureDatabase('embedded');
  const postgres = await startPostgres();
  try {
    if (postgres) rows.push(...(await measureDatabase('PostgreSQL', postgres.url)));
  } finally {
    await postgres?.stop();
  }
  const sorted = rows.toSorted((a, b) => a.what.localeCompare(b.what));
  return [
    table(
      ['what', 'database', 'connections', ...FIGURE_HEAD],
      sorted.map(({ what, database, connections, figures }) => [
        what,
        database,
        String(connections),
        ...figureCells(figures),
      ]),
    ),
    ...limitLines(sorted.map(({ what, database, figures }) => [`${what}, ${database}`, figures])),
  ].join('\n');
}

/** A server of the shop and a bare one send the same bytes and headers, in turns. */
async function measureBeside(load: Load): Promise<Record<'own' | 'floor', LoadFigures>> {
  const bare = await startBareServer(load);
  try {
    return await measureInTurns({ own: load, floor: bare.load }, { turns: TURNS, seconds: TURN_S });
  } finally {
    await bare.stop();
  }
}

/** What answers cost that are ready, above those of a bare server. */
async function measureReady(): Promise<string> {
  const site = await startBenchSite();
  const ready: LoadCase[] = [
    { name: 'cached page (`/products`)', load: cachedLoad(site, '/products') },
    { name: 'its data (`/page-data/products`)', load: cachedLoad(site, '/page-data/products') },
    { name: 'public list (`GET /api/lists/products`)', load: listLoad(site) },
  ];
  try {
    const named: NamedFigures[] = [];
    const rows: string[][] = [];
    for (const { name, load } of ready) {
      const { own, floor } = await measureBeside(load);
      const share = rateShare(own, floor);
      const cost = own.cpuMs / floor.cpuMs;
      named.push([name, own], [`${name} from a bare server`, floor]);
      rows.push(
        [name, share === null ? '' : verdictLeast(share, LEAST_SHARE), cost.toFixed(2), ...figureCells(own)],
        ['the same from a bare `node:http` server', '', '', ...figureCells(floor)],
      );
    }
    const head = [`share of its rate, at least ${LEAST_SHARE}`, 'times its CPU'];
    return [table(['what', ...head, ...FIGURE_HEAD], rows), ...limitLines(named)].join('\n');
  } finally {
    await site.stop();
  }
}

const METHOD = [
  `wrk on the same machine, over loopback, in one thread, ${DURATION_S} s after ${WARM_UP_S} s of warm-up. One process each of host and API, \`RATE_LIMITS=off\`. Page requests go to the host, calls to the API. The uncached render requests all pages of the sitemap in turn. Orders are fast orders of a service, each with a new key, including mails. Both databases wait for the disk.`,
  `Cores are CPU seconds a second: of wrk, and of the host with its renderers or of the API, without PostgreSQL. Below 0.9 of a core the server was not the limit, and its rate could be higher.`,
  `The bare server answers every request with the same bytes and headers as the shop's; both run in turns, medians of ${TURNS} turns of ${TURN_S} s after one that warms up.`,
].join(' ');

/** Requests per second, their times and their cost, on both databases. */
export async function measureLoad(): Promise<Section> {
  const parts = [await measureReady(), await measureCases()];
  return { title: 'Load', method: METHOD, body: parts.join('\n\n') };
}
