import type { PublicListsQuery } from '../generated/graphql';
import { RequestError } from '../graphql/request-error';
import { productsPath } from './catalog-paths';
import { listOf } from './list-of';
import { LISTS_PATH } from './lists-path';
import type { ListName, Product, PublicLists, WholeListName } from './types';

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * The browser's HTTP cache keeps an answer by its version, the ETag: what has not changed costs a
 * round trip and no bytes.
 */
async function fetchPath<Name extends ListName>(name: Name, path: string, fetch: Fetch): Promise<PublicLists[Name]> {
  try {
    const response = await fetch(path, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    const { data } = (await response.json()) as { data: PublicListsQuery }; // of the API's own contract
    return listOf(name, data);
  } catch (cause) {
    throw new RequestError('NETWORK_ERROR', `A list did not load: ${String(cause)}`);
  }
}

/**
 * Fetches a list from the API.
 * @throws RequestError when the list does not arrive
 */
export function fetchList<Name extends WholeListName>(
  name: Name,
  fetch: Fetch = globalThis.fetch,
): Promise<PublicLists[Name]> {
  return fetchPath(name, LISTS_PATH + name, fetch);
}

/**
 * Fetches the products with these ids, and those with such accessories.
 * @throws RequestError when they do not arrive
 */
export function fetchProducts(ids: readonly number[], fetch: Fetch = globalThis.fetch): Promise<Product[]> {
  return fetchPath('products', productsPath({ ids: [...ids] }), fetch);
}
