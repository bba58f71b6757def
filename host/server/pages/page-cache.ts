import type { PagePicture } from '@shop/shared/federation';
import { LRUCache } from 'lru-cache';
import { encodedBody, type EncodedBody } from '../http/encoded-body';
import type { PageRequest } from './page-request';
import type { RenderedDocument } from '../rendering/messages';

/** Older pages are still served, but rendered again. */
const FRESH_MS = 15_000;
/** The same for a page that lacks something. */
const BROKEN_FRESH_MS = 1000;
/** Queries and unknown addresses can be made up, and must not push out real pages. */
const MADE_UP_SHARE = 0.1;
/** What an entry takes besides its bodies: address, policy, and the objects. */
const ENTRY_BYTES = 4000;

export interface CachedPage {
  status: number;
  /** False when data or the remote is missing. Such a page is not cached elsewhere. */
  isComplete: boolean;
  csp: string;
  picture: PagePicture | null;
  html: EncodedBody;
  payload: EncodedBody;
}

interface Entry {
  page: CachedPage;
  freshUntil: number;
}

const sizeOf = ({ page }: Entry) => ENTRY_BYTES + page.html.byteLength + page.payload.byteLength;

/** Real pages and made-up addresses, each with a limit of its own. */
function createEntries(maxBytes: number) {
  const sized = (share: number) =>
    new LRUCache<string, Entry>({ maxSize: Math.ceil(maxBytes * share), sizeCalculation: sizeOf });
  const pages = sized(1 - MADE_UP_SHARE);
  const madeUp = sized(MADE_UP_SHARE);
  return {
    byteLength: () => pages.calculatedSize + madeUp.calculatedSize,
    addresses: () => [...pages.keys(), ...madeUp.keys()],
    get: (address: string) => pages.get(address) ?? madeUp.get(address),
    set(address: string, entry: Entry) {
      const isMadeUp = entry.page.status === 404 || address.includes('?');
      const [own, other] = isMadeUp ? [madeUp, pages] : [pages, madeUp];
      other.delete(address); // a product may have been added or removed
      own.set(address, entry);
    },
  };
}

const addressOf = ({ pathname, search }: PageRequest) => pathname + search;

function toCachedPage({ status, isComplete, csp, picture, html, payload }: RenderedDocument): CachedPage {
  return { status, isComplete, csp, picture, html: encodedBody(html), payload: encodedBody(payload) };
}

export interface PageCacheOptions {
  /** How much the cached pages may take. */
  maxBytes: number;
  render: (request: PageRequest) => Promise<RenderedDocument>;
  onFailure: (pathname: string, error: unknown) => void;
  onLookup?: (result: 'hit' | 'stale' | 'miss') => void;
  now?: () => number;
}

export interface PageCache {
  /** Whether the page is answered without a render. */
  has: (request: PageRequest) => boolean;
  /** @throws the error of rendering, when the cache has no page */
  get: (request: PageRequest) => Promise<CachedPage>;
  /** What the pages take. */
  byteLength: () => number;
  /** Path and query of each cached page. */
  addresses: () => string[];
  /** Forgets every page, e.g. when a remote's version changes. */
  clear: () => void;
  /** Resolves when no page is being rendered. The host waits for it before it stops. */
  settled: () => Promise<void>;
}

/**
 * Caches pages by path and by the part of the query that is rendered. A stale page is served while
 * it is rendered again. The cache never contains a person's data (docs/rules.md, Rendering).
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, render, onFailure, onLookup, now = () => performance.now() } = options;
  let entries = createEntries(maxBytes);
  let rendering = new Map<string, Promise<CachedPage>>();

  const refresh = (address: string, request: PageRequest): Promise<CachedPage> => {
    const known = rendering.get(address);
    if (known) return known;
    // A render that began before `clear` must not end up in the new cache.
    const [target, pending] = [entries, rendering];
    const work = async () => {
      try {
        const page = toCachedPage(await render(request));
        target.set(address, { page, freshUntil: now() + (page.isComplete ? FRESH_MS : BROKEN_FRESH_MS) });
        return page;
      } finally {
        pending.delete(address);
      }
    };
    const result = work();
    pending.set(address, result);
    return result;
  };

  const refreshStale = (address: string, request: PageRequest, entry: Entry) =>
    refresh(address, request).catch((error: unknown) => {
      entry.freshUntil = now() + BROKEN_FRESH_MS;
      onFailure(request.pathname, error);
    });

  return {
    has: (request) => entries.get(addressOf(request)) !== undefined,
    async get(request) {
      const address = addressOf(request);
      const entry = entries.get(address);
      const isFresh = entry && now() < entry.freshUntil;
      onLookup?.(isFresh ? 'hit' : entry ? 'stale' : 'miss');
      if (!entry) return refresh(address, request);
      if (!isFresh) void refreshStale(address, request, entry);
      return entry.page;
    },
    byteLength: () => entries.byteLength(),
    addresses: () => entries.addresses(),
    clear() {
      entries = createEntries(maxBytes);
      rendering = new Map();
    },
    async settled() {
      await Promise.allSettled(rendering.values());
    },
  };
}
