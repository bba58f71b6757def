import autocannon, { type Result } from 'autocannon';
import { startBareServer } from './bare-server';
import { loadCases, PAGE_HEADERS, type LoadCase } from './load-cases';
import { startPostgres } from './postgres';
import { table, verdictLeast, type Section } from './section';
import { startBenchSite, type BenchSite } from './site';
import { median } from './statistics';

const SMALL_CACHE = { PAGE_CACHE_MB: '1' };
const WARM_UP_S = 2;
const DURATION_S = 8;
const TURNS = 6;
const TURN_S = 4;
const LEAST_SHARE = 0.5;
/** Above this share of failed answers, the result is meaningless. */
const MOST_BAD_SHARE = 0.001;
const LEAST_MISS_SHARE = 0.95;

async function misses({ url }: BenchSite): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/shop_host_page_lookups_total\{result="miss"\} (\d+)/.exec(text)?.[1] ?? 0);
}

/** A refused order has the status 200 too, so one answer is checked before any is counted. */
async function refuseErrors({ name, load }: LoadCase): Promise<void> {
  const [request] = load.requests ?? [];
  const made = request?.setupRequest({ method: load.method ?? 'GET', path: '' });
  const body = made?.body ?? load.body;
  const answer = await fetch(new URL(made?.path ?? '', load.url), {
    method: load.method ?? 'GET',
    ...(load.headers && { headers: load.headers }),
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors":[')) throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
}

async function runCase(site: BenchSite, one: LoadCase): Promise<Result> {
  await refuseErrors(one);
  const options = { ...one.load, connections: one.connections };
  await autocannon({ ...options, duration: WARM_UP_S });
  const missesBefore = await misses(site);
  const result = await autocannon({ ...options, duration: DURATION_S });
  if (result.non2xx + result.errors > MOST_BAD_SHARE * result.requests.total)
    throw new Error(`${one.name}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  const missed = (await misses(site)) - missesBefore;
  if (one.name.startsWith('uncached') && missed < LEAST_MISS_SHARE * result.requests.total)
    throw new Error(`${one.name}: only ${missed} of ${result.requests.total} were rendered`);
  return result;
}

async function measureDatabase(name: string, databaseUrl?: string): Promise<string[][]> {
  const site = await startBenchSite({ settings: SMALL_CACHE, ...(databaseUrl && { databaseUrl }) });
  try {
    const rows: string[][] = [];
    for (const one of await loadCases(site)) {
      const { requests, latency } = await runCase(site, one);
      rows.push([
        one.name,
        name,
        String(one.connections),
        requests.average.toFixed(0),
        String(latency.p50),
        String(latency.p99),
      ]);
    }
    return rows;
  } finally {
    await site.stop();
  }
}

/**
 * Measures the rate for a cached page as a share of a bare server's rate. Both send the same bytes
 * and headers, in turns.
 */
async function measureCachedPage(): Promise<string> {
  const site = await startBenchSite();
  const url = `${site.url}/products`;
  const bare = await startBareServer(url);
  try {
    const rates = { host: [] as number[], bare: [] as number[] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [name, address] of [
        ['host', url],
        ['bare', bare.url],
      ] as const) {
        const { requests } = await autocannon({
          url: address,
          connections: 50,
          duration: TURN_S,
          headers: PAGE_HEADERS,
        });
        if (turn > 0) rates[name].push(requests.average); // the first turn warms up
      }
    }
    const [host, floor] = [median(rates.host), median(rates.bare)];
    return table(
      ['cached page (`/products`)', 'requests a second', `share, at least ${LEAST_SHARE}`],
      [
        ['the host', host.toFixed(0), verdictLeast(Number((host / floor).toFixed(2)), LEAST_SHARE)],
        ['a bare `node:http` server', floor.toFixed(0), ''],
      ],
    );
  } finally {
    await bare.stop();
    await site.stop();
  }
}

/** Requests per second and their times, on both databases. */
export async function measureLoad(): Promise<Section> {
  const cachedPage = await measureCachedPage();
  const rows = await measureDatabase('embedded');
  const postgres = await startPostgres();
  try {
    if (postgres) rows.push(...(await measureDatabase('PostgreSQL', postgres.url)));
  } finally {
    await postgres?.stop();
  }
  return {
    title: 'Load',
    method: `autocannon 9.0.0 on the same machine, over loopback, ${DURATION_S} s after ${WARM_UP_S} s of warm-up; it uses the same cores, so ratios mean more than absolute figures. One process each of host and API, \`RATE_LIMITS=off\`. Page requests go to the host, calls to the API. The uncached render requests all pages of the sitemap in turn, more than a cache of 1 MB holds; the host's counter proves that each was rendered. Orders are fast orders of a service, each with a new key, including mails. The bare server answers every request with the same bytes and headers; host and bare server run in turns, median of ${TURNS - 1} turns of ${TURN_S} s. PostgreSQL runs as in the tests: like the embedded database, it does not wait for the disk.`,
    body: [
      cachedPage,
      '',
      table(
        ['what', 'database', 'connections', 'requests a second', 'p50, ms', 'p99, ms'],
        rows.toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
      ),
    ].join('\n'),
  };
}
