import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { table } from '@shop/tools/markdown-table';
import { startPostgres } from './postgres';
import { verdict, type Section } from './section';
import { startApi, type BenchApi } from './start-api';
import { becomePublisher, OWNER } from './studio/publisher';
import { FIGURE_HEAD, figureCells } from './wrk/figure-cells';
import { measure, medianOf } from './wrk/measure';
import type { Load, LoadFigures } from './wrk/run-wrk';

const APIS = 2;
const VISITORS = 20_000;
const CONNECTIONS = 25;
const TURNS = 5;
const TURN_S = 4;
const MOST_RATIO = 1.05;
/** The first finds the session and its user in the database, the second asks it for nothing. */
const KINDS = [
  { what: 'signed in', query: '{ currentUser { id } }', hasSession: true },
  { what: 'guests', query: '{ __typename }', hasSession: false },
] as const;
type Kind = (typeof KINDS)[number];

const METHOD = `Requests from ${VISITORS.toLocaleString('en')} addresses in turn, to ${APIS} APIs on one PostgreSQL at once, each over ${CONNECTIONS} connections: those of somebody who is signed in read the session in the database, those of guests ask it for nothing. In turns without limits (\`RATE_LIMITS=off\`), and with those that the APIs share in the database; medians of ${TURNS} turns of ${TURN_S} s after one that warms up. Rates and cores are sums of the APIs, times those of the slower one; the database and wrk share the machine with them, so that what limits cost the database lowers the rate. Aim: a request costs the APIs at most ${MOST_RATIO} times the CPU of one without limits.`;

const loadOf = ({ apiUrl, api }: BenchApi, { query, hasSession }: Kind, token: string): Load => ({
  url: `${apiUrl}/api`,
  connections: CONNECTIONS,
  headers: { 'content-type': 'application/json', ...(hasSession && { authorization: `Bearer ${token}` }) },
  script: { file: 'addresses-in-turn.lua', args: [JSON.stringify({ query }), String(VISITORS)] },
  pid: api.child.pid ?? 0,
});

/** What several servers did at the same time, as one. */
function together(all: readonly LoadFigures[]): LoadFigures {
  const sum = (figure: keyof LoadFigures) => all.reduce((total, one) => total + one[figure], 0);
  const most = (figure: keyof LoadFigures) => Math.max(...all.map((one) => one[figure]));
  const counted = { requests: sum('requests'), failed: sum('failed'), perSecond: sum('perSecond') };
  const busy = { generator: sum('generator'), server: sum('server') };
  return { ...counted, ...busy, p50: most('p50'), p99: most('p99'), cpuMs: (busy.server / counted.perSecond) * 1000 };
}

async function measureBoth(what: string, free: readonly Load[], limited: readonly Load[]): Promise<string[][]> {
  const turns: Record<'free' | 'limited', LoadFigures[]> = { free: [], limited: [] };
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const [name, loads] of [['free', free] as const, ['limited', limited] as const]) {
      const figures = together(await Promise.all(loads.map((load) => measure(load, TURN_S))));
      if (turn > 0) turns[name].push(figures);
    }
  const [without, withLimits] = [medianOf(turns.free), medianOf(turns.limited)];
  return [
    [`${what}, with limits`, verdict(withLimits.cpuMs / without.cpuMs, MOST_RATIO, 2), ...figureCells(withLimits)],
    ['without', '', ...figureCells(without)],
  ];
}

/** What limits and sessions that several APIs share cost each request. */
export async function measureLimits(): Promise<Section> {
  const server = await startPostgres();
  if (!server) return { title: 'Limits', method: METHOD, body: 'No PostgreSQL on this machine.' };
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-limits-'));
  const apis: BenchApi[] = [];
  const start = async (RATE_LIMITS: 'on' | 'off') => {
    const settings = { STUDIO_OWNER: OWNER, PUBLIC_URL: 'http://localhost', RATE_LIMITS };
    const started = await startApi({ dataDir: folder, databaseUrl: server.url, settings });
    apis.push(started);
    return started;
  };
  try {
    const free = [await start('off'), await start('off')];
    const limited = [await start('on'), await start('on')];
    const { token } = await becomePublisher({ url: free[0]?.apiUrl ?? '', dataDir: folder });
    const rows: string[][] = [];
    for (const kind of KINDS) {
      const loadsOf = (some: readonly BenchApi[]) => some.map((one) => loadOf(one, kind, token));
      rows.push(...(await measureBoth(kind.what, loadsOf(free), loadsOf(limited))));
    }
    const head = ['requests', `CPU, times that without, at most ${MOST_RATIO}`, ...FIGURE_HEAD];
    return { title: 'Limits', method: METHOD, body: table(head, rows) };
  } finally {
    for (const { api } of apis) await api.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
