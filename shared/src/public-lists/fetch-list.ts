import type { PublicListsQuery } from '../generated/graphql';
import { RequestError } from '../graphql/request-error';
import { listOf } from './list-of';
import { LISTS_PATH } from './lists-path';
import type { ListName, PublicLists } from './types';

/**
 * Fetches a list from the API. The browser's HTTP cache keeps it by its version, the ETag: a list
 * that has not changed costs a round trip and no bytes.
 * @throws RequestError when the list does not arrive
 */
export async function fetchList<Name extends ListName>(
  name: Name,
  fetch: (url: string, init?: RequestInit) => Promise<Response> = globalThis.fetch,
): Promise<PublicLists[Name]> {
  try {
    const response = await fetch(LISTS_PATH + name, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    const { data } = (await response.json()) as { data: PublicListsQuery }; // of the API's own contract
    return listOf(name, data);
  } catch (cause) {
    throw new RequestError('NETWORK_ERROR', `A list did not load: ${String(cause)}`);
  }
}
