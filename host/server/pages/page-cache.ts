import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PagePicture } from '@shop/shared/federation';
import type { RenderedDocument } from './page-renderer';

/** A page is served as it is for this long, and then until it is rendered anew. */
const FRESH_MS = 15_000;
/** Who finds a page stale still fetches its files then: rendering holds the process, and them, for tens of milliseconds. */
const RENEW_AFTER_MS = 2000;
/** A page that lacks something is tried again soon. */
const BROKEN_FRESH_MS = 1000;
const MAX_PAGES = 500;
/** Addresses that a visitor makes up, queries and those that name nothing, do not push out the pages that all ask for. */
const MAX_MADE_UP_PAGES = 100;
const BROTLI_QUALITY = 6;

export interface KeptPage {
  status: number;
  /** False for what others must not keep: a page that lacks its data or its remote. */
  isWhole: boolean;
  csp: string;
  picture: PagePicture | null;
  etag: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

interface Entry {
  page: KeptPage;
  freshUntil: number;
  /** Stale, and to be rendered anew shortly. */
  isDue: boolean;
}

interface Shelf {
  get: (address: string) => Entry | undefined;
  put: (address: string, entry: Entry) => void;
  remove: (address: string) => void;
}

/** Holds so many pages, and lets the one asked for longest ago go. */
function createShelf(maxPages: number): Shelf {
  // The map's order is that of use.
  const entries = new Map<string, Entry>();
  const remove = (address: string) => entries.delete(address);
  const put = (address: string, entry: Entry) => {
    remove(address);
    entries.set(address, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxPages && oldest !== undefined) entries.delete(oldest);
  };
  return {
    get(address) {
      const entry = entries.get(address);
      if (entry) put(address, entry);
      return entry;
    },
    put,
    remove,
  };
}

/** Pages of the site, and those of addresses that a visitor makes up. */
function createShelves(): Omit<Shelf, 'remove'> {
  const pages = createShelf(MAX_PAGES);
  const madeUp = createShelf(MAX_MADE_UP_PAGES);
  const isMadeUp = (address: string, { status }: KeptPage) => status === 404 || address.includes('?');
  return {
    get: (address) => pages.get(address) ?? madeUp.get(address),
    put(address, entry) {
      const [shelf, other] = isMadeUp(address, entry.page) ? [madeUp, pages] : [pages, madeUp];
      // A product may have come, or gone.
      other.remove(address);
      shelf.put(address, entry);
    },
  };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function toKeptPage({ status, isWhole, csp, picture, html }: RenderedDocument): Promise<KeptPage> {
  const plain = Buffer.from(html);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    compressGzip(plain),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { status, isWhole, csp, picture, etag, plain, brotli, gzip: gzipped };
}

export interface PageCacheOptions {
  /** Renders an address: a path, and the part of the query that its route has rendered. */
  render: (address: string) => Promise<RenderedDocument>;
  onFailure: (address: string, error: unknown) => void;
  onLookup?: (result: 'hit' | 'stale' | 'miss') => void;
  now?: () => number;
  /** Does the work when the visitor at hand has what he asked for. */
  defer?: (work: () => void) => void;
}

export interface PageCache {
  /** @throws whatever rendering throws, when nothing is kept */
  get: (address: string) => Promise<KeptPage>;
  /** Forgets every page, e.g. when a remote's version changes. */
  clear: () => void;
  /** Resolves when no page is rendering any more: an orderly stop waits for it. */
  settled: () => Promise<void>;
}

/** An orderly stop does not wait for it. */
function deferRenewal(renew: () => void): void {
  setTimeout(renew, RENEW_AFTER_MS).unref();
}

/** Keeps public pages by path and by the part of the query that is rendered: compressed once, stale until they are rendered anew. It never holds a person's data. */
export function createPageCache({
  render,
  onFailure,
  onLookup,
  now = Date.now,
  defer = deferRenewal,
}: PageCacheOptions): PageCache {
  let shelves = createShelves();
  let rendering = new Map<string, Promise<KeptPage>>();

  const renderAnew = (address: string): Promise<KeptPage> => {
    const known = rendering.get(address);
    if (known) return known;
    // What was begun before a change of versions ends on the shelves of its own time.
    const [kept, pending] = [shelves, rendering];
    const work = async () => {
      try {
        const document = await render(address);
        const page = await toKeptPage(document);
        const freshUntil = now() + (document.isWhole ? FRESH_MS : BROKEN_FRESH_MS);
        kept.put(address, { page, freshUntil, isDue: false });
        return page;
      } finally {
        pending.delete(address);
      }
    };
    const result = work();
    pending.set(address, result);
    return result;
  };

  const renew = (address: string) => {
    renderAnew(address).catch((error: unknown) => onFailure(address, error));
  };

  const renewLater = (address: string, entry: Entry) => {
    if (entry.isDue) return;
    entry.isDue = true;
    defer(() => {
      entry.isDue = false;
      const isStillKept = shelves.get(address) === entry;
      if (isStillKept) renew(address);
    });
  };

  return {
    async get(address) {
      const entry = shelves.get(address);
      if (!entry) {
        onLookup?.('miss');
        return renderAnew(address);
      }
      const isFresh = now() < entry.freshUntil;
      onLookup?.(isFresh ? 'hit' : 'stale');
      if (isFresh) return entry.page;
      if (entry.page.isWhole) renewLater(address, entry);
      else renew(address);
      return entry.page;
    },
    clear() {
      shelves = createShelves();
      rendering = new Map();
    },
    async settled() {
      await Promise.allSettled(rendering.values());
    },
  };
}
