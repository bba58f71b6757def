import { randomUUID } from 'node:crypto';
import type { Options } from 'autocannon';
import { createGraphqlClient, PublicListsDocument, query } from '@shop/shared/graphql';
import { LIST_NAMES, listVariables, toPublicLists } from '@shop/shared/runtime';
import type { BenchSite } from './site';

type Load = Omit<Options, 'connections' | 'duration'>;

export interface LoadCase {
  name: string;
  connections: number;
  load: Load;
}

const JSON_HEADERS = { 'content-type': 'application/json', 'accept-encoding': 'br' };
const PAGE_HEADERS = { accept: 'text/html', 'accept-encoding': 'br' };

const CREATE_ORDER = 'mutation CreateOrder($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id } }';

/** The request for all public lists, word for word as the shop's pages make it, and a service to order. */
async function readLists(apiUrl: string) {
  let body = '';
  const client = createGraphqlClient({
    url: `${apiUrl}/api`,
    getToken: () => null,
    fetch: (input, init) => {
      if (typeof init?.body === 'string') body = init.body;
      return fetch(input, init);
    },
  });
  const { products } = toPublicLists(await query(client, PublicListsDocument, listVariables(LIST_NAMES)));
  const service = products?.find(({ type, active }) => type === 'service' && active);
  if (!service) throw new Error('the demonstration catalogue has no service to order');
  return { body, serviceId: service.id };
}

/**
 * Spellings of an address, each of which the page cache takes for a page of its own: the router does not tell capitals
 * from small letters. Of two words together there are more than the cache keeps, so that none is found in it.
 */
function spellings(word: string): string[] {
  return Array.from({ length: 2 ** word.length }, (_, mask) =>
    word
      .split('')
      .map((letter, index) => ((mask >> index) & 1 ? letter.toUpperCase() : letter))
      .join(''),
  );
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

/** What a site is loaded with. */
export async function loadCases({ url, apiUrl }: BenchSite): Promise<LoadCase[]> {
  const { body, serviceId } = await readLists(apiUrl);
  const paths = [...spellings('products'), ...spellings('services')];
  let next = 0;
  const uncached: Load = {
    url,
    headers: PAGE_HEADERS,
    requests: [{ setupRequest: (request) => ({ ...request, path: `/${paths[next++ % paths.length] ?? ''}` }) }],
  };
  const order: Load = {
    url: `${apiUrl}/api`,
    method: 'POST',
    headers: JSON_HEADERS,
    requests: [{ setupRequest: (request) => ({ ...request, body: orderBody(serviceId) }) }],
  };
  return [
    { name: 'kept page (`/products`)', connections: 50, load: { url: `${url}/products`, headers: PAGE_HEADERS } },
    { name: 'uncached render (`/invis_duos`)', connections: 4, load: uncached },
    {
      name: 'public lists (`POST /api`)',
      connections: 50,
      load: { url: `${apiUrl}/api`, method: 'POST', headers: JSON_HEADERS, body },
    },
    { name: 'order (`siteCreateOrder`)', connections: 10, load: order },
  ];
}
