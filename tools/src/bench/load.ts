import autocannon, { type Result } from 'autocannon';
import { loadCases, type LoadCase } from './load-cases';
import { startPostgres } from './postgres';
import { table, type Section } from './section';
import { startBenchSite, type BenchSite } from './site';

const WARM_UP_S = 2;
const DURATION_S = 8;
/** Of all answers; more means that something else was measured than meant. */
const MOST_BAD_SHARE = 0.001;
const LEAST_MISS_SHARE = 0.95;

async function misses({ url }: BenchSite): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/shop_host_page_lookups_total\{result="miss"\} (\d+)/.exec(text)?.[1] ?? 0);
}

/** An order that is refused is a 200 too: one answer is read before any is counted. */
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
  const site = await startBenchSite({ ...(databaseUrl && { databaseUrl }) });
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

/** Requests a second and their times, on both databases. */
export async function measureLoad(): Promise<Section> {
  const rows = await measureDatabase('embedded');
  const postgres = await startPostgres();
  try {
    if (postgres) rows.push(...(await measureDatabase('PostgreSQL', postgres.url)));
  } finally {
    await postgres?.stop();
  }
  return {
    title: 'Load',
    method: `autocannon 9.0.0 on the same machine, over loopback, ${DURATION_S} s after ${WARM_UP_S} s of warm-up; it takes its share of the cores, so that ratios say more than the figures. One process each of host and API, \`RATE_LIMITS=off\`. Pages are asked of the host, calls of the API. The uncached render asks for two pages in 512 spellings of their addresses, more than the cache keeps; the host's own counter proves that each was rendered. Orders are fast orders of a service, each with a key of its own, mails included. PostgreSQL runs here as the tests run it: without waiting for the disk, as the embedded database does too.`,
    body: table(
      ['what', 'database', 'connections', 'requests a second', 'p50, ms', 'p99, ms'],
      rows.toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
    ),
  };
}
