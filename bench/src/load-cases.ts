import { productsPath } from '@shop/shared/public-lists';
import { catalogOf } from './goods';
import type { BenchSite } from './site';
import type { Load } from './wrk/run-wrk';

export interface LoadCase {
  name: string;
  load: Load;
}

const JSON_HEADERS = { 'content-type': 'application/json' };
export const PAGE_HEADERS = { accept: 'text/html', 'accept-encoding': 'br' };

const CREATE_ORDER = 'mutation CreateOrder($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id } }';

/** A service to order: it has no stock that could run out. */
async function findServiceId(apiUrl: string): Promise<number> {
  const services = await catalogOf(apiUrl).products({ type: 'service' });
  const service = services?.find(({ active }) => active);
  if (!service) throw new Error('the demonstration catalogue has no service to order');
  return service.id;
}

/** All pages of the sitemap: more than the cache of this site holds, so that each is a miss. */
async function findPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = url]) => new URL(address).pathname);
}

/** The script puts a key in place of KEY. */
function orderBody(serviceId: number): string {
  const input = {
    idempotencyKey: 'KEY',
    fastOrder: true,
    phone: '79120000000',
    fio: 'Иван Петров',
    products: [{ productId: serviceId, productCount: 1 }],
  };
  return JSON.stringify({ query: CREATE_ORDER, variables: { input } });
}

/** An address of the host that is kept in its cache. */
export const cachedLoad = ({ url, host }: BenchSite, path: string): Load => ({
  url: url + path,
  connections: 50,
  headers: PAGE_HEADERS,
  pid: host.child.pid ?? 0,
});

/** A list that the API has ready. */
export const listLoad = ({ apiUrl, api }: Pick<BenchSite, 'apiUrl' | 'api'>): Load => ({
  url: apiUrl + productsPath({ first: 1000 }),
  connections: 50,
  headers: { 'accept-encoding': 'br' },
  pid: api.child.pid ?? 0,
});

/** All pages in turn. */
export const uncachedLoad = async ({ url, host }: BenchSite, connections: number): Promise<Load> => ({
  url,
  connections,
  headers: PAGE_HEADERS,
  script: { file: 'paths-in-turn.lua', args: await findPaths(url) },
  pid: host.child.pid ?? 0,
});

/** Orders of a service, each with a new key. */
export const orderLoad = async ({ apiUrl, api }: Pick<BenchSite, 'apiUrl' | 'api'>): Promise<Load> => ({
  url: `${apiUrl}/api`,
  connections: 10,
  headers: JSON_HEADERS,
  script: { file: 'orders.lua', args: [orderBody(await findServiceId(apiUrl))] },
  pid: api.child.pid ?? 0,
});

/** The kinds of load. */
export async function loadCases(site: BenchSite): Promise<LoadCase[]> {
  return [
    { name: 'cached page (`/products`)', load: cachedLoad(site, '/products') },
    { name: 'uncached render (every page in turn)', load: await uncachedLoad(site, 4) },
    { name: 'public list (`GET /api/lists/products`)', load: listLoad(site) },
    { name: 'order (`siteCreateOrder`)', load: await orderLoad(site) },
  ];
}
