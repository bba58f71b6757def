import type { PagePicture } from '@shop/shared/federation';
import { LRUCache } from 'lru-cache';
import { encodedBody, type EncodedBody } from '../http/encoded-body';
import type { RenderedDocument } from '../../protocol/messages';
import type { Versions } from '@shop/shared/federation/registry';
import type { PageRequest } from '../sets/page-request';

/** Older pages are still served, but rendered again. */
const FRESH_MS = 15_000;
/** The same for a page that lacks something. */
const BROKEN_FRESH_MS = 1000;
/** Made-up addresses and queries, and pages of previews, must not push out those of visitors. */
const SMALL_SHARE = 0.1;
/** What an entry takes besides its bodies: address, policy, and the objects. */
const ENTRY_BYTES = 4000;

export interface CachedPage {
  status: number;
  /** False when data or the remote is missing. Such a page is not cached elsewhere. */
  isComplete: boolean;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  csp: string;
  picture: PagePicture | null;
  /** The version of each remote that has made it. */
  versions: Versions;
  html: EncodedBody;
  payload: EncodedBody;
}

interface Entry {
  page: CachedPage;
  freshUntil: number;
}

const sizeOf = ({ page }: Entry) => ENTRY_BYTES + page.html.byteLength + page.payload.byteLength;

/** Pages that visitors look for, and all others, each with a limit of its own. */
function createEntries(maxBytes: number, isForVisitors: (setId: string) => boolean) {
  const sized = (share: number) =>
    new LRUCache<string, Entry>({ maxSize: Math.ceil(maxBytes * share), sizeCalculation: sizeOf });
  const pages = sized(1 - SMALL_SHARE);
  const others = sized(SMALL_SHARE);
  return {
    byteLength: () => pages.calculatedSize + others.calculatedSize,
    get: (key: string) => pages.get(key) ?? others.get(key),
    set(key: string, entry: Entry) {
      const isPage = entry.page.status !== 404 && !key.includes('?') && isForVisitors(setOf(key));
      const [own, other] = isPage ? [pages, others] : [others, pages];
      other.delete(key); // a product may have been added or removed
      own.set(key, entry);
    },
    expire: () => [pages, others].forEach((part) => part.forEach((entry) => void (entry.freshUntil = -Infinity))),
    /** Drops entries, and returns their keys. */
    drop(isDropped: (key: string) => boolean): string[] {
      return [pages, others].flatMap((part) => [...part.keys()].filter((key) => isDropped(key) && part.delete(key)));
    },
  };
}

/**
 * A page belongs to a set of versions. No id has a slash, and each address begins with one. A
 * version that is tested has a page of its own; no address has a `#`.
 */
type SetRequest = PageRequest;

const keyOf = ({ remotes, pathname, search, tried }: SetRequest) =>
  remotes.id + pathname + search + (tried === undefined ? '' : `#${tried}`);

const setOf = (key: string) => key.slice(0, key.indexOf('/'));
const addressOf = (key: string) => key.slice(key.indexOf('/')).replace(/#.*/s, '');

export function toCachedPage({ html, payload, ...rest }: RenderedDocument): CachedPage {
  return { ...rest, html: encodedBody(html), payload: encodedBody(payload) };
}

export interface PageCacheOptions {
  /** How much the cached pages may take. */
  maxBytes: number;
  render: (request: SetRequest) => Promise<RenderedDocument>;
  /** Who gets a set. The pages of sets that nobody gets are not kept. */
  usersOf: (setId: string) => 'visitors' | 'previews' | null;
  onFailure: (pathname: string, error: unknown) => void;
  onLookup?: (result: 'hit' | 'stale' | 'miss') => void;
  now?: () => number;
}

export interface PageCache {
  /** Whether the page is answered without a render. */
  has: (request: SetRequest) => boolean;
  /** Whether it would give this very page, and render none. If so, it counts as looked up. */
  gives: (request: SetRequest, page: CachedPage) => boolean;
  /** @throws the error of rendering, when the cache has no page */
  get: (request: SetRequest) => Promise<CachedPage>;
  /** What the pages take. */
  byteLength: () => number;
  /**
   * Forgets the pages of sets that nobody gets any more.
   * @returns path and query of each page that is forgotten
   */
  forgetSets: () => string[];
  /** Forgets pages whose contents have changed, with any query. */
  forgetPaths: (paths: readonly string[]) => void;
  /**
   * Forgets all pages.
   * @returns path and query of each
   */
  forgetAll: () => string[];
  /** Renders each page again that is asked for: any may show what was. */
  expire: () => void;
  /** Resolves when no page is being rendered. The host waits for it before it stops. */
  settled: () => Promise<void>;
}

/**
 * Caches pages by set, path, and the part of the query that is rendered. A stale page is served
 * while it is rendered again. The cache never contains a person's data (docs/rules.md, Rendering).
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, render, usersOf, onFailure, onLookup, now = () => performance.now() } = options;
  const entries = createEntries(maxBytes, (setId) => usersOf(setId) === 'visitors');
  const rendering = new Map<string, Promise<CachedPage>>();

  /** A render that began before nobody got its set any more must not be kept. */
  const isDropped = (key: string) => usersOf(setOf(key)) === null;

  const refresh = (key: string, request: SetRequest): Promise<CachedPage> => {
    const known = rendering.get(key);
    if (known) return known;
    const work = async () => {
      try {
        const rendered = toCachedPage(await render(request));
        const before = entries.get(key)?.page;
        // What the API or a remote has failed to give now, the same set has shown a moment ago.
        const page = !rendered.isComplete && before?.isComplete ? before : rendered;
        const freshUntil = now() + (rendered.isComplete ? FRESH_MS : BROKEN_FRESH_MS);
        // A page that was forgotten meanwhile may show what was.
        if (!isDropped(key) && rendering.get(key) === result) entries.set(key, { page, freshUntil });
        return page;
      } finally {
        if (rendering.get(key) === result) rendering.delete(key);
      }
    };
    const result = work();
    rendering.set(key, result);
    return result;
  };

  const refreshStale = (key: string, request: SetRequest, entry: Entry) =>
    refresh(key, request).catch((error: unknown) => {
      entry.freshUntil = now() + BROKEN_FRESH_MS;
      onFailure(request.pathname, error);
    });

  return {
    has: (request) => entries.get(keyOf(request)) !== undefined,
    gives(request, page) {
      const entry = entries.get(keyOf(request));
      const isGiven = entry?.page === page && now() < entry.freshUntil;
      if (isGiven) onLookup?.('hit');
      return isGiven;
    },
    async get(request) {
      const key = keyOf(request);
      const entry = entries.get(key);
      const isFresh = entry && now() < entry.freshUntil;
      onLookup?.(isFresh ? 'hit' : entry ? 'stale' : 'miss');
      if (!entry) return refresh(key, request);
      if (!isFresh) void refreshStale(key, request, entry);
      return entry.page;
    },
    byteLength: () => entries.byteLength(),
    forgetPaths(paths) {
      const isForgotten = (key: string) => paths.includes(addressOf(key).replace(/\?.*/s, ''));
      for (const key of rendering.keys()) if (isForgotten(key)) rendering.delete(key);
      entries.drop(isForgotten);
    },
    forgetAll() {
      rendering.clear();
      return [...new Set(entries.drop(() => true).map(addressOf))];
    },
    expire() {
      rendering.clear();
      entries.expire();
    },
    forgetSets: () => [...new Set(entries.drop(isDropped).map(addressOf))],
    async settled() {
      await Promise.allSettled(rendering.values());
    },
  };
}
