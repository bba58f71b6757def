import { publish } from '@shop/publisher/releases';
import { table } from '@shop/tools/markdown-table';
import { uncachedLoad } from '../load-cases';
import { hostMemory } from '../process-memory';
import { startBenchSite, type BenchSite } from '../site';
import { limitLines } from '../wrk/figure-cells';
import { measureInTurns } from '../wrk/measure';
import type { LoadFigures } from '../wrk/run-wrk';
import { withMadeVersion } from '../deliver/made-versions';
import { sharedLoad } from './set-cost';

const REMOTES = 36;
const ROUTES_EACH = 55;
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

const rateCells = ({ perSecond, cpuMs }: LoadFigures) => [perSecond.toFixed(0), cpuMs.toPrecision(3)];

/** @param rendered first views, which are in no cache */
async function row(what: string, site: BenchSite, cached: LoadFigures, rendered: LoadFigures): Promise<string[]> {
  const { remotes, routes } = await countAll(site);
  const html = await (await fetch(`${site.url}/products`)).text();
  const memory = await hostMemory(site.host.child.pid ?? 0);
  return [
    what,
    String(remotes),
    String(routes),
    ...rateCells(cached),
    ...rateCells(rendered),
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
    const cached = await measureInTurns({ few: sharedLoad(small), many: sharedLoad(big) }, { turns: 5, seconds: 4 });
    const rendered = await measureInTurns(
      { few: await uncachedLoad(small, 2), many: await uncachedLoad(big, 2) },
      { turns: 3, seconds: 4 },
    );
    return [
      table(
        [
          ...['registry', 'remotes', 'routes', 'cached page, a second', 'CPU each, ms'],
          ...['first views rendered, a second', 'CPU each, ms', 'HTML of `/products`, KB', 'host, MB', 'renderers, MB'],
        ],
        [
          await row('the shop', small, cached.few, rendered.few),
          await row('and 36 made-up remotes', big, cached.many, rendered.many),
        ],
      ),
      ...limitLines([
        ['a cached page of the shop', cached.few],
        ['a cached page beside 36 remotes', cached.many],
        ['first views of the shop', rendered.few],
        ['first views beside 36 remotes', rendered.many],
      ]),
    ].join('\n');
  } finally {
    await big.stop();
    await small.stop();
  }
}
