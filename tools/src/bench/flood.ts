import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import autocannon, { type Result } from 'autocannon';
import { PAGE_HEADERS } from './load-cases';
import { hostMemory } from './process-memory';
import { table, type Section } from './section';
import { startBenchSite, type BenchSite } from './site';

const require = createRequire(import.meta.url);

const CONNECTIONS = 200;
const DURATION_S = 10;
/** A visitor's calm requests, so that the measurement itself is no load. */
const HOME_RATE = 20;

/** Runs in a process of its own, which the flood does not slow down. */
async function measureHome(url: string): Promise<Pick<Result, 'latency'>> {
  const headers = Object.entries(PAGE_HEADERS).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const options = ['--json', '-c', '4', '-R', String(HOME_RATE), '-d', String(DURATION_S), ...headers];
  const { stdout } = await promisify(execFile)(process.execPath, [require.resolve('autocannon'), ...options, url]);
  return JSON.parse(stdout) as Result; // autocannon's own format
}

/** Addresses that do not exist, each another one. */
function startFlood(url: string) {
  let next = 0;
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: DURATION_S + 2,
    headers: PAGE_HEADERS,
    requests: [{ setupRequest: (request) => ({ ...request, path: `/made-up-${next++}` }) }],
  });
}

async function measureSite(name: string, site: BenchSite): Promise<string[][]> {
  const home = `${site.url}/`;
  await (await fetch(home)).arrayBuffer();
  const row = async (when: string, flooded: number) => {
    const { latency } = await measureHome(home);
    const { host, renderers } = await hostMemory(site.host.child.pid ?? 0);
    return [
      name,
      when,
      String(latency.p50),
      String(latency.p99),
      String(flooded),
      host.toFixed(0),
      renderers.toFixed(0),
    ];
  };
  const alone = await row('alone', 0);
  const flood = startFlood(site.url);
  const flooded = await row('flooded', 0);
  const { requests } = await flood;
  flooded[4] = requests.average.toFixed(0);
  return [alone, flooded];
}

/** The response time of a cached page while somebody requests made-up addresses. */
export async function measureFlood(): Promise<Section> {
  const rows: string[][] = [];
  for (const [name, limits] of [
    ['one address, limited', 'on'],
    ['many addresses, as without limits', 'off'],
  ] as const) {
    const site = await startBenchSite({ settings: { RATE_LIMITS: limits } });
    try {
      rows.push(...(await measureSite(name, site)));
    } finally {
      await site.stop();
    }
  }
  return {
    title: 'Flood',
    method: `autocannon 9.0.0 requests addresses that do not exist, each another one, over ${CONNECTIONS} connections for ${DURATION_S} s, on the same cores. Meanwhile \`/\`, which is cached, is requested ${HOME_RATE} times a second. Once the flood comes from one address, which reaches its limit; once \`RATE_LIMITS=off\` stands for a flood from many addresses. Memory is resident memory in MB at the end, of the host and of all its renderers.`,
    body: table(['flood from', '`/`', 'p50, ms', 'p99, ms', 'flood, requests a second', 'host', 'renderers'], rows),
  };
}
