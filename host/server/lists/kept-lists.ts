import { createGraphqlClient, PublicListsDocument, query } from '@shop/shared/graphql';
import { LIST_NAMES, listVariables, toPublicLists, type PublicLists } from '@shop/shared/runtime';

/** Public lists are kept this long, then asked anew while the kept ones still serve. */
const FRESH_MS = 15_000;
const REQUEST_TIMEOUT_MS = 3000;

export interface KeptLists {
  /** The lists, empty only while the API has never answered. */
  get: () => Promise<Partial<PublicLists>>;
}

export interface KeptListsOptions {
  fetchLists: () => Promise<Partial<PublicLists>>;
  onFailure: (error: unknown) => void;
  now?: () => number;
}

/** Keeps the public lists of the API: fresh for 15 s, then stale while they load anew, and stale on an error. */
export function createKeptLists({ fetchLists, onFailure, now = Date.now }: KeptListsOptions): KeptLists {
  let kept: Partial<PublicLists> | null = null;
  let askedAt = -Infinity;
  let loading: Promise<void> | null = null;

  const refresh = async () => {
    askedAt = now();
    try {
      kept = await fetchLists();
    } catch (error) {
      onFailure(error);
    } finally {
      loading = null;
    }
  };

  return {
    async get() {
      const isStale = now() - askedAt >= FRESH_MS || !kept;
      if (isStale) loading ??= refresh();
      if (!kept) await loading;
      return kept ?? {};
    },
  };
}

/** Asks the API for all public lists: the layout needs them on every page load (specification, section 7). */
export function listsFetcher(apiUrl: string): () => Promise<Partial<PublicLists>> {
  const client = createGraphqlClient({
    url: `${apiUrl}/api`,
    getToken: () => null,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }),
  });
  return async () => toPublicLists(await query(client, PublicListsDocument, listVariables(LIST_NAMES)));
}
