import { isFresh } from '@shop/shared/runtime';
import { PAGE_DATA_PATH, type PagePayload } from '@shop/shared/federation/page-data';

const TIMEOUT_MS = 6000;

interface FetchedPayload {
  payload: PagePayload;
  /** Transferred size. */
  bytes: number;
}

/**
 * Requests the payload of a page.
 * @param address path, and the part of the query that the server renders for the route
 * @throws Error when the server does not answer or lacks data
 */
async function fetchPayload(address: string): Promise<FetchedPayload> {
  const response = await fetch(PAGE_DATA_PATH + address, {
    // The browser's cache may return a payload that is ten minutes old.
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const text = await response.text();
  const payload = JSON.parse(text) as PagePayload; // written by this site's server
  return { payload, bytes: Number(response.headers.get('content-length') ?? text.length) };
}

export interface PayloadCache {
  get: (address: string) => Promise<PagePayload>;
  put: (address: string, payload: PagePayload) => void;
  /** Fetches a payload ahead. Returns its transferred bytes; 0 when it is already cached. */
  prefetch: (address: string) => Promise<number>;
  /** Drops all payloads, because the lists have changed. */
  clear: () => void;
}

interface Entry {
  fetched: Promise<FetchedPayload>;
  startedAt: number;
}

/** Caches payloads for 15 minutes, like the lists that they are made of (docs/rules.md, Lists). */
export function createPayloadCache(load = fetchPayload, now = Date.now): PayloadCache {
  const entries = new Map<string, Entry>();

  const add = (address: string, fetched: Promise<FetchedPayload>) => {
    const entry = { fetched, startedAt: now() };
    entries.set(address, entry);
    const drop = () => {
      if (entries.get(address) === entry) entries.delete(address);
    };
    fetched.then(({ payload }) => payload.outcome === 'failed' && drop(), drop);
    return fetched;
  };

  const find = (address: string) => {
    const entry = entries.get(address);
    return entry && isFresh(entry.startedAt, now()) ? entry.fetched : null;
  };

  return {
    get: async (address) => (await (find(address) ?? add(address, load(address)))).payload,
    put: (address, payload) => void add(address, Promise.resolve({ payload, bytes: 0 })),
    prefetch: async (address) => (find(address) ? 0 : (await add(address, load(address))).bytes),
    clear: () => entries.clear(),
  };
}
