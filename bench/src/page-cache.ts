import { table } from '@shop/tools/markdown-table';
import { withBigSite } from './big-site';
import { catalogOf } from './goods';
import { loadManyProducts } from './many-products';
import { hostMemory } from './process-memory';
import { verdict, type Section } from './section';

const PAGES = 500;
const PARALLEL = 4;
const MB = 1_000_000;
/** The default of PAGE_CACHE_MB, in MB of 1,000,000 bytes. */
const LIMIT_MB = (256 * 1024 * 1024) / MB;

async function cacheMb(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^shop_host_page_cache_bytes (\d+)$/m.exec(text)?.[1]) / MB;
}

async function requestAll(addresses: readonly string[]): Promise<void> {
  const waiting = [...addresses];
  const requestNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const answer = await fetch(next);
      if (!answer.ok) throw new Error(`${next}: ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, requestNext));
}

/**
 * The memory of a host that has cached many product pages.
 * @throws Error when no PostgreSQL is available
 */
export async function measurePageCache(): Promise<Section> {
  return withBigSite(loadManyProducts, '/products', async ({ url, apiUrl, host, count }) => {
    const { products = [] } = (await catalogOf(apiUrl).pages()) ?? {};
    const pages = products.slice(0, PAGES).map((slug) => `${url}/${slug}`);
    const pid = host.child.pid ?? 0;
    const row = async (what: string) => {
      const memory = await hostMemory(pid);
      return [what, verdict(await cacheMb(url), LIMIT_MB), memory.host.toFixed(0), memory.renderers.toFixed(0)];
    };
    const before = await row('`/products` alone');
    await requestAll(pages);
    const after = await row(`and ${pages.length} pages of goods`);
    return {
      title: 'Page cache',
      method: `The built site over ${count} goods; pages of ${PAGES} of them are requested, ${PARALLEL} at a time. Resident memory in MB, of the host and of all its renderers together.`,
      body: table(['cached', `cache, at most ${LIMIT_MB.toFixed(0)} MB`, 'host', 'renderers'], [before, after]),
    };
  });
}
