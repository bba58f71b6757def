import autocannon from 'autocannon';
import { publish } from '@shop/delivery/releases';
import { loadCases } from '../load-cases';
import { hostMemory } from '../process-memory';
import { startBenchSite, type BenchSite } from '../site';
import { table } from '../section';
import { median } from '../statistics';
import { withMadeVersion } from './made-versions';
import { ratesInTurns } from './set-cost';

const REMOTES = 36;
const ROUTES_EACH = 55;
const RENDER_S = 4;
const RENDER_TURNS = 3;
const KB = 1000;
/** Less than all pages of the site take. */
const SMALL_CACHE = { PAGE_CACHE_MB: '1' };

interface PublicRegistry {
  microFrontends: Record<string, { extras: { routes?: unknown[] } }[]>;
}

interface Counted {
  remotes: number;
  routes: number;
}

const idsOf = () => Array.from({ length: ROUTES_EACH }, (_, index) => `page${index}`);

/** At the end of a real bundle, so that each remote takes as much memory as a real one. */
const remoteCode = (name: string) => `
  const { createElement } = require('react');
  const Page = () => createElement('h1', null, '${name}');
  const load = async () => ({ Page, head: () => ({ title: '${name}', description: '${name}' }) });
  module.exports.remote = {
    name: '${name}',
    routes: ${JSON.stringify(idsOf())}.map((id) => ({ id, path: '/${name}/' + id, access: 'public', load })),
  };`;

/** Publishes as many remotes as a large company has, each with the bundle of a real one. */
async function publishMany(site: BenchSite): Promise<void> {
  let last = '';
  for (let index = 0; index < REMOTES; index += 1) {
    const name = `mfe-made${index}`;
    const changes = {
      name,
      version: '1.0.0-a',
      routes: idsOf().map((id) => ({ id, path: `/${name}/${id}`, access: 'public' as const })),
      searchPages: [],
      chunks: { remote: [] },
    };
    await withMadeVersion('mfe-account', remoteCode(name), changes, async ({ dir, release }) => {
      await publish(site.releases, { release, dir, provides: release.requires });
      last = `/${name}/${release.version}/`;
    });
  }
  await site.followed(last);
}

async function countAll({ url }: BenchSite): Promise<Counted> {
  const { microFrontends } = (await (await fetch(`${url}/remotes.json`)).json()) as PublicRegistry; // written by the host
  const versions = Object.values(microFrontends);
  const routes = versions.map((all) => all.at(-1)?.extras.routes?.length ?? 0);
  return { remotes: routes.filter(Boolean).length, routes: routes.reduce((sum, one) => sum + one, 0) };
}

/** First views a second: pages that are in no cache. */
async function renderRate(site: BenchSite): Promise<number> {
  const uncached = (await loadCases(site)).find(({ name }) => name.startsWith('uncached'));
  if (!uncached) throw new Error('no case of load renders pages');
  const rates: number[] = [];
  for (let turn = 0; turn < RENDER_TURNS; turn += 1) {
    const { requests } = await autocannon({ ...uncached.load, connections: 2, duration: RENDER_S });
    rates.push(requests.average);
  }
  return median(rates);
}

async function row(what: string, site: BenchSite, cached: number): Promise<string[]> {
  const { remotes, routes } = await countAll(site);
  const rendered = await renderRate(site);
  const html = await (await fetch(`${site.url}/products`)).text();
  const memory = await hostMemory(site.host.child.pid ?? 0);
  return [
    what,
    String(remotes),
    String(routes),
    cached.toFixed(0),
    rendered.toFixed(0),
    (html.length / KB).toFixed(1),
    memory.host.toFixed(0),
    memory.renderers.toFixed(0),
  ];
}

/** The shop beside 36 more remotes with 55 routes each. */
export async function measureBigRegistry(): Promise<string> {
  const small = await startBenchSite({ settings: SMALL_CACHE });
  const big = await startBenchSite({ settings: SMALL_CACHE });
  try {
    await publishMany(big);
    const [few = 0, many = 0] = await ratesInTurns([`${small.url}/products`, `${big.url}/products`]);
    return table(
      [
        'registry',
        'remotes',
        'routes',
        'cached page, a second',
        'first views rendered, a second',
        'HTML of `/products`, KB',
        'host, MB',
        'renderers, MB',
      ],
      [await row('the shop', small, few), await row('and 36 made-up remotes', big, many)],
    );
  } finally {
    await big.stop();
    await small.stop();
  }
}
