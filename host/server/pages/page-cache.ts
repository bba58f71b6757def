import type { PagePicture } from '@shop/shared/federation';
import { LruMap } from '@shop/shared/cache';
import { encodedBody, type EncodedBody } from '../http/encoded-body';
import type { PageRequest } from './page-request';
import type { RenderedDocument } from '../rendering/messages';

/** Older pages are still served, but rendered again. */
const FRESH_MS = 15_000;
/** The same for a page that lacks something. */
const BROKEN_FRESH_MS = 1000;
const MAX_PAGES = 500;
/** Queries and unknown addresses can be made up, and must not push out real pages. */
const MAX_MADE_UP_PAGES = 100;

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

/** Real pages and made-up addresses, each with a limit of its own. */
function createEntries() {
  const pages = new LruMap<string, Entry>(MAX_PAGES);
  const madeUp = new LruMap<string, Entry>(MAX_MADE_UP_PAGES);
  return {
    get: (address: string) => pages.get(address) ?? madeUp.get(address),
    set(address: string, entry: Entry) {
      const isMadeUp = entry.page.status === 404 || address.includes('?');
      const [own, other] = isMadeUp ? [madeUp, pages] : [pages, madeUp];
      other.delete(address); // a product may have been added or removed
      own.set(address, entry);
    },
  };
}

function toCachedPage({ status, isComplete, csp, picture, html, payload }: RenderedDocument): CachedPage {
  return { status, isComplete, csp, picture, html: encodedBody(html), payload: encodedBody(payload) };
}

export interface PageCacheOptions {
  render: (request: PageRequest) => Promise<RenderedDocument>;
  onFailure: (pathname: string, error: unknown) => void;
  onLookup?: (result: 'hit' | 'stale' | 'miss') => void;
  now?: () => number;
}

export interface PageCache {
  /** @throws the error of rendering, when the cache has no page */
  get: (request: PageRequest) => Promise<CachedPage>;
  /** Forgets every page, e.g. when a remote's version changes. */
  clear: () => void;
  /** Resolves when no page is being rendered. The host waits for it before it stops. */
  settled: () => Promise<void>;
}

/**
 * Caches pages by path and by the part of the query that is rendered. A stale page is served while
 * it is rendered again. The cache never contains a person's data (docs/rules.md, Rendering).
 */
export function createPageCache({ render, onFailure, onLookup, now = Date.now }: PageCacheOptions): PageCache {
  let entries = createEntries();
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
    async get(request) {
      const address = request.pathname + request.search;
      const entry = entries.get(address);
      const isFresh = entry && now() < entry.freshUntil;
      onLookup?.(isFresh ? 'hit' : entry ? 'stale' : 'miss');
      if (!entry) return refresh(address, request);
      if (!isFresh) void refreshStale(address, request, entry);
      return entry.page;
    },
    clear() {
      entries = createEntries();
      rendering = new Map();
    },
    async settled() {
      await Promise.allSettled(rendering.values());
    },
  };
}
