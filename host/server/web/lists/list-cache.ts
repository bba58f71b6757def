import { LIST_NAMES, LISTS_PATH, productsPath, SELLER_PATH } from '@shop/shared/public-lists';

/** How long the lists are served without asking the API. */
const FRESH_MS = 15_000;
const REQUEST_TIMEOUT_MS = 3000;

/** How many goods renderers hold. Pages that need others ask for them. */
export const FIRST_GOODS = 1000;

/** The API's answer for a list, as JSON. The host passes it on without reading it. */
export interface ListText {
  text: string;
}

/** What renderers are supplied with: the lists, and who sells. */
export const SUPPLIED = [...LIST_NAMES, 'seller'] as const;
export type SuppliedName = (typeof SUPPLIED)[number];

export type ListTexts = Readonly<Partial<Record<SuppliedName, ListText>>>;

export interface ListCache {
  /** Returns the lists, without those that have never loaded. */
  get: () => Promise<ListTexts>;
}

export interface KnownLists extends ListCache {
  /** Those that have loaded, without asking for them. */
  known: () => ListTexts;
  /** Fetches them again, because they have changed. Never rejects. */
  renew: () => Promise<void>;
}

export interface ListCacheOptions {
  fetchLists: () => Promise<ListTexts>;
  onFailure: (error: unknown) => void;
  now?: () => number;
}

/** Caches the public lists for 15 s. Stale ones are served during a fetch and after a failure. */
export function createListCache({
  fetchLists,
  onFailure,
  now = () => performance.now(),
}: ListCacheOptions): KnownLists {
  let cached: ListTexts | null = null;
  let fetchedAt = -Infinity;
  let fetching: Promise<void> | null = null;

  const refresh = async () => {
    fetchedAt = now();
    try {
      cached = await fetchLists();
    } catch (error) {
      onFailure(error);
    } finally {
      fetching = null;
    }
  };

  return {
    known: () => cached ?? {},
    async renew() {
      // One that has begun before may bring what was.
      await fetching;
      fetching ??= refresh();
      await fetching;
    },
    async get() {
      const isStale = now() - fetchedAt >= FRESH_MS || !cached;
      if (isStale) fetching ??= refresh();
      if (!cached) await fetching;
      return cached ?? {};
    },
  };
}

function pathOf(name: SuppliedName): string {
  if (name === 'seller') return SELLER_PATH;
  return name === 'products' ? productsPath({ first: FIRST_GOODS }) : LISTS_PATH + name;
}

/** Fetches one list. Returns the same object while its version, the ETag, is the same. */
function listFetcher(apiUrl: string, name: SuppliedName) {
  let etag: string | null = null;
  let list: ListText | null = null;
  return async (): Promise<ListText> => {
    const response = await fetch(apiUrl + pathOf(name), {
      headers: etag === null ? {} : { 'if-none-match': etag },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (response.status === 304 && list) return list;
    if (!response.ok) throw new Error(`the API answered ${response.status} for the list ${name}`);
    list = { text: await response.text() };
    etag = response.headers.get('etag');
    return list;
  };
}

/**
 * Fetches all public lists from the API in parallel.
 * @returns a function that rejects when one of the lists does not load
 */
export function listsFetcher(apiUrl: string): () => Promise<ListTexts> {
  const fetchSeller = listFetcher(apiUrl, 'seller');
  const fetchers = LIST_NAMES.map((name) => [name, listFetcher(apiUrl, name)] as const);
  return async () => {
    const lists = await Promise.all(fetchers.map(async ([name, fetchList]) => [name, await fetchList()] as const));
    // An API of yesterday does not say who sells: then it is who was compiled in.
    const seller = await fetchSeller().catch(() => null);
    return { ...Object.fromEntries(lists), ...(seller && { seller }) };
  };
}
