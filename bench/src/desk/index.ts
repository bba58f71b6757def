import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { table } from '@shop/tools/markdown-table';
import { listLoad } from '../load-cases';
import { startPostgres } from '../postgres';
import { verdict, type Section } from '../section';
import { startApi, type ApiOptions } from '../start-api';
import { median } from '../statistics';
import { becomePublisher, OWNER } from '../studio/publisher';
import { measure } from '../wrk/measure';
import { timeCell } from '../wrk/figure-cells';
import { fillOrders, ORDERS } from './fill-orders';
import { cpuOfInboxes, INBOX_TURNS, INBOXES, type Desk } from './inboxes';
import { readQueries, type Query } from './queries';

const RUNS = 15;
const MOST_MS = 300;
const MOST_CORE = 5;
const MOST_P99 = 1.3;
const TURNS = 3;
const TURN_S = 5;
/** How often somebody searches while shoppers are measured. */
const SEARCH_EACH_MS = 1000;

const METHOD = [
  `The built API alone, asked by a person with all rights by the documents that «Магазин» sends; its database has statistics, and orders of two products each: ${ORDERS.toLocaleString('en')}. Times are from the request to the whole answer, of ${RUNS} in a row after one that warms up, in ms; at most ${MOST_MS}.`,
  `«Inboxes» is the CPU, beyond that of an idle API, that ${INBOXES} open lists of orders cost the API while none changes, each asking as often as the screen does, after 3,000 such questions, in per cent of a core, the median of ${INBOX_TURNS} turns with the idle API; at most ${MOST_CORE}. «Shoppers» is their p99 at a public list over 50 connections, in ms, without and with somebody who searches each second; medians of ${TURNS} turns of ${TURN_S} s.`,
].join(' ');

async function openDesk(options: ApiOptions): Promise<Desk> {
  const settings = { STUDIO_OWNER: OWNER, PUBLIC_URL: 'http://localhost' };
  const first = await startApi({ ...options, settings });
  const { token } = await becomePublisher({ url: first.apiUrl, dataDir: options.dataDir });
  await first.api.stop();
  await fillOrders(options);
  const started = await startApi({ ...options, settings });
  return {
    ...started,
    async ask(query) {
      const answer = await fetch(`${started.apiUrl}/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(query),
      });
      const text = await answer.text();
      if (answer.status !== 200 || text.includes('"errors"')) throw new Error(`the API refused: ${text}`);
    },
  };
}

async function timesOf({ ask }: Desk, query: Query): Promise<number[]> {
  await ask(query);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    await ask(query);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** The p99 of shoppers, in ms, without and with somebody who searches. */
async function waitsOfShoppers(desk: Desk, search: Query): Promise<[quiet: number, busy: number]> {
  const load = listLoad(desk);
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    quiet.push((await measure(load, TURN_S)).p99);
    const searching = setInterval(() => void desk.ask(search), SEARCH_EACH_MS);
    busy.push((await measure(load, TURN_S)).p99);
    clearInterval(searching);
  }
  return [median(quiet), median(busy)];
}

async function measureDatabase(name: string, options: ApiOptions) {
  const { queries, mark } = await readQueries();
  const desk = await openDesk(options);
  try {
    const cells = new Map<string, string[]>();
    for (const [what, query] of Object.entries(queries)) {
      const times = await timesOf(desk, query);
      cells.set(what, [verdict(median(times), MOST_MS), verdict(Math.max(...times), MOST_MS)]);
    }
    const core = await cpuOfInboxes(desk, { list: queries.list, mark });
    const [quiet, busy] = await waitsOfShoppers(desk, queries['search, a name']);
    const shared = [
      name,
      verdict(core, MOST_CORE),
      timeCell(quiet),
      timeCell(busy),
      verdict(busy / quiet, MOST_P99, 2),
    ];
    return { name, cells, shared };
  } finally {
    await desk.api.stop();
  }
}

/** What the shop's people wait for among many orders, and what their screens cost. */
export async function measureDesk(): Promise<Section> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-desk-'));
  const server = await startPostgres();
  try {
    const parts = [await measureDatabase('embedded', { dataDir: path.join(folder, 'embedded') })];
    if (server) {
      const options = { dataDir: path.join(folder, 'server'), databaseUrl: server.url };
      parts.push(await measureDatabase('PostgreSQL', options));
    }
    const { queries } = await readQueries();
    const times = table(
      ['what', ...parts.flatMap(({ name }) => [`${name}, median`, 'slowest'])],
      Object.keys(queries).map((what) => [what, ...parts.flatMap(({ cells }) => cells.get(what) ?? [])]),
    );
    const costs = table(
      ['database', 'inboxes', 'shoppers without', 'shoppers with', `ratio, at most ${MOST_P99}`],
      parts.map(({ shared }) => shared),
    );
    return { title: 'Desk', method: METHOD, body: `${times}\n\n${costs}` };
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
