import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { PAGE_HEADERS } from './load-cases';
import { hostMemory } from './process-memory';
import { table, type Section } from './section';
import { startBenchSite, type BenchSite } from './site';
import { quantile } from './statistics';
import { timeCell } from './wrk/figure-cells';
import { limitOf } from './wrk/limit';
import { runWrk, type LoadFigures } from './wrk/run-wrk';

const CONNECTIONS = 200;
const DURATION_S = 10;
/** A visitor's calm requests, so that the measurement itself is no load. */
const HOME_RATE = 20;

/**
 * Runs in a process of its own, which the flood does not slow down.
 * @returns times in ms
 */
async function measureHome(url: string): Promise<number[]> {
  const script = path.join(import.meta.dirname, 'calm-visitor.mjs');
  const args = [script, url, JSON.stringify(PAGE_HEADERS), String(HOME_RATE), String(DURATION_S)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as number[]; // written by our own script
}

/** Addresses that do not exist, each another one. */
const startFlood = ({ url, host }: BenchSite): Promise<LoadFigures> =>
  runWrk(
    {
      url,
      connections: CONNECTIONS,
      headers: PAGE_HEADERS,
      script: { file: 'made-up-paths.lua', args: [] },
      pid: host.child.pid ?? 0,
    },
    DURATION_S + 2,
  );

interface HomeRow {
  cells: string[];
  flood?: LoadFigures;
}

async function measureSite(name: string, site: BenchSite): Promise<HomeRow[]> {
  const home = `${site.url}/`;
  await (await fetch(home)).arrayBuffer();
  const cells = async (when: string) => {
    const times = await measureHome(home);
    const { host, renderers } = await hostMemory(site.host.child.pid ?? 0);
    return [
      ...[name, when],
      ...[0.5, 0.99].map((share) => timeCell(quantile(times, share))),
      ...[host, renderers].map((mb) => mb.toFixed(0)),
    ];
  };
  const alone = await cells('alone');
  const [flood, flooded] = await Promise.all([startFlood(site), cells('flooded')]);
  return [{ cells: alone }, { cells: flooded, flood }];
}

const floodCells = ({ perSecond, server, generator }: LoadFigures) => [
  perSecond.toFixed(0),
  server.toFixed(2),
  generator.toFixed(2),
];

/** The response time of a cached page while somebody requests made-up addresses. */
export async function measureFlood(): Promise<Section> {
  const rows: HomeRow[] = [];
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
  const isSlow = rows.some(({ flood }) => flood && limitOf(flood) === 'generator');
  return {
    title: 'Flood',
    method: `wrk requests addresses that do not exist, each another one, over ${CONNECTIONS} connections for ${DURATION_S} s, on the same cores. Meanwhile \`/\`, which is cached, is requested ${HOME_RATE} times a second. Once the flood comes from one address, which reaches its limit and then waits for each refusal; once \`RATE_LIMITS=off\` stands for a flood from many addresses. Memory is resident memory in MB at the end, of the host and of all its renderers. Cores are CPU seconds a second, of the host with its renderers and of wrk.`,
    body: [
      table(
        [
          ...['flood from', '`/`', 'p50, ms', 'p99, ms', 'host', 'renderers'],
          ...['flood, requests a second', 'host, cores', 'generator, cores'],
        ],
        rows.map(({ cells, flood }) => [...cells, ...(flood ? floodCells(flood) : ['', '', ''])]),
      ),
      ...(isSlow ? ['', '**the generator was the limit**: a stronger flood is possible'] : []),
    ].join('\n'),
  };
}
