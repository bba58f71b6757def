import { randomUUID } from 'node:crypto';
import type { Options } from 'autocannon';
import { productsPath } from '@shop/shared/public-lists';
import { catalogOf } from './goods';
import type { BenchSite } from './site';

type Load = Omit<Options, 'connections' | 'duration'>;

export interface LoadCase {
  name: string;
  connections: number;
  load: Load;
}

const JSON_HEADERS = { 'content-type': 'application/json', 'accept-encoding': 'br' };
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

function orderBody(serviceId: number): string {
  const input = {
    idempotencyKey: randomUUID(),
    fastOrder: true,
    phone: '79120000000',
    fio: 'Иван Петров',
    products: [{ productId: serviceId, productCount: 1 }],
  };
  return JSON.stringify({ query: CREATE_ORDER, variables: { input } });
}

/** The kinds of load. */
export async function loadCases({ url, apiUrl }: BenchSite): Promise<LoadCase[]> {
  const serviceId = await findServiceId(apiUrl);
  const paths = await findPaths(url);
  let next = 0;
  const uncached: Load = {
    url,
    headers: PAGE_HEADERS,
    requests: [{ setupRequest: (request) => ({ ...request, path: paths[next++ % paths.length] ?? '/' }) }],
  };
  const order: Load = {
    url: `${apiUrl}/api`,
    method: 'POST',
    headers: JSON_HEADERS,
    requests: [{ setupRequest: (request) => ({ ...request, body: orderBody(serviceId) }) }],
  };
  return [
    { name: 'cached page (`/products`)', connections: 50, load: { url: `${url}/products`, headers: PAGE_HEADERS } },
    { name: 'uncached render (every page in turn)', connections: 4, load: uncached },
    {
      name: 'public list (`GET /api/lists/products`)',
      connections: 50,
      load: { url: apiUrl + productsPath({ first: 1000 }), headers: { 'accept-encoding': 'br' } },
    },
    { name: 'order (`siteCreateOrder`)', connections: 10, load: order },
  ];
}
