import { once } from 'node:events';
import { createServer } from 'node:http';
import { table } from '@shop/tools/markdown-table';
import { cachedLoad, orderLoad } from './load-cases';
import { verdict, type Section } from './section';
import { startBenchSite, type BenchSite } from './site';
import { FIGURE_HEAD, figureCells } from './wrk/figure-cells';
import { measureInTurns } from './wrk/measure';
import type { Load } from './wrk/run-wrk';

const TURNS = 5;
const TURN_S = 4;
const SHARE = 0.1;
const MOST_RATIO = 1.05;

const METHOD = `The load of the sections above, on two sites in turns: one without a collector, and one that traces ${SHARE * 100} % of its requests (\`OTEL_TRACES_SAMPLER_ARG=${SHARE}\`) for a collector on the same machine that takes all. The host traces at most 20 requests and 20 kept pages a second, so that under this load it is far less than the share. Orders go through the host, on the embedded database. Medians of ${TURNS} turns of ${TURN_S} s after one that warms up. Aim: p50 at most ${MOST_RATIO} times that without.`;

/** A collector that takes all, and keeps nothing. */
async function startCollector() {
  let taken = 0;
  const server = createServer((request, response) => {
    taken += 1;
    request.resume().once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    taken: () => taken,
    close: () => server.close().closeAllConnections(),
  };
}

/** The loads that tracing could slow down, by what they are. */
const loadsOf = async (site: BenchSite): Promise<Record<string, Load>> => ({
  'cached page (`/products`)': cachedLoad(site, '/products'),
  'order (`siteCreateOrder`), through the host': await orderLoad({ apiUrl: site.url, api: site.host }),
});

async function measureBoth(off: BenchSite, on: BenchSite): Promise<string[][]> {
  const [without, traced] = [await loadsOf(off), await loadsOf(on)];
  const rows: string[][] = [];
  for (const [what, load] of Object.entries(traced)) {
    const figures = await measureInTurns({ on: load, off: without[what] ?? load }, { turns: TURNS, seconds: TURN_S });
    rows.push(
      [what, verdict(figures.on.p50 / figures.off.p50, MOST_RATIO, 2), ...figureCells(figures.on)],
      ['the same without traces', '', ...figureCells(figures.off)],
    );
  }
  return rows;
}

/** What traces cost those who wait. */
export async function measureTracing(): Promise<Section> {
  const collector = await startCollector();
  const off = await startBenchSite();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: String(SHARE) };
  const on = await startBenchSite({ settings });
  try {
    const rows = await measureBoth(off, on);
    if (collector.taken() === 0) throw new Error('the collector has got no spans');
    return {
      title: 'Tracing',
      method: METHOD,
      body: table(['what', `p50, times that without, at most ${MOST_RATIO}`, ...FIGURE_HEAD], rows),
    };
  } finally {
    await on.stop();
    await off.stop();
    collector.close();
  }
}
