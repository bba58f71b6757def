import type { RemoteSet } from './live-remote';
import { pageFiles, widgetFiles, type ScriptFile } from './page-files';
import type { PayloadCache } from './payload-cache';
import { renderedSearch } from './rendered-search';
import { whenQuiet } from './when-quiet';

/** Limit per page for links that are only on screen. */
const LIMIT_BYTES = 400_000;
/** A browser opens six connections to an HTTP/1.1 server; some must stay free. */
const MAX_RUNNING = 4;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True when the visitor saves data, or the line is so slow that fetching ahead delays the rest. */
function isSlowOrMetered(): boolean {
  // The Network Information API exists in Chromium only.
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/**
 * Fills the cache of the browser. Without integrity, which is checked when the script is used:
 * Firefox would report each request that a change of page cuts off.
 */
async function fetchScript({ src }: ScriptFile, priority: RequestPriority): Promise<number> {
  const isForeign = new URL(src, location.href).origin !== location.origin;
  const response = await fetch(src, {
    priority,
    credentials: isForeign ? 'omit' : 'same-origin',
  });
  const { byteLength } = await response.arrayBuffer();
  return Number(response.headers.get('content-length') ?? byteLength);
}

type Load = (priority: RequestPriority) => Promise<number>;

export interface PrefetchOptions {
  remotes: RemoteSet;
  payloads: PayloadCache;
  isSignedIn: () => boolean;
  /** How long a page must be quiet before anything is fetched for links on screen, in ms. */
  quietMs: number;
}

export interface Prefetch {
  /** Once the page is quiet, fetches ahead for links that are on screen or appear there. */
  followLinks: () => void;
}

/** Fetches pages into the browser's caches before their links are pressed. */
export function createPrefetch({ remotes, payloads, isSignedIn, quietMs }: PrefetchOptions): Prefetch {
  const requested = new Set<string>();
  const queue: { key: string; load: Load }[] = [];
  let running = 0;
  let urgent = 0;
  let bytesLeft = LIMIT_BYTES;

  // A failure does no harm: the click requests the file again.
  const fetchUrgently = async (load: Load) => {
    urgent += 1;
    await load('high').catch(() => 0);
    urgent -= 1;
    startQueue();
  };

  const runQueue = async () => {
    running += 1;
    while (urgent === 0 && bytesLeft > 0) {
      const next = queue.shift();
      if (!next) break;
      if (requested.has(next.key)) continue;
      requested.add(next.key);
      bytesLeft -= await next.load('low').catch(() => 0);
    }
    running -= 1;
  };

  // What is likely to be pressed has the line to itself.
  const startQueue = () => {
    while (running < MAX_RUNNING && urgent === 0 && queue.length > 0 && bytesLeft > 0) void runQueue();
  };

  const add = (key: string, load: Load, isUrgent: boolean) => {
    if (requested.has(key)) return;
    if (isUrgent) {
      requested.add(key);
      void fetchUrgently(load);
    } else if (bytesLeft > 0) queue.push({ key, load });
  };

  const matchOther = ({ origin, pathname }: HTMLAnchorElement) =>
    origin === location.origin && pathname !== location.pathname ? remotes.match(pathname) : null;

  /** @param isPointedAt fetch without queue and limit, as a click is likely */
  const fetchPage = (link: HTMLAnchorElement, isPointedAt: boolean) => {
    const match = matchOther(link);
    if (!match || (match.route.access === 'user' && !isSignedIn())) return;
    const address = link.pathname + renderedSearch(match.route, link.search);
    add(address, () => payloads.prefetch(address), isPointedAt);
    for (const file of [...pageFiles(match), ...widgetFiles(remotes, match.route.widgets)]) {
      add(file.src, (priority) => fetchScript(file, priority), isPointedAt);
    }
    startQueue();
  };

  const onLink = (handle: (link: HTMLAnchorElement) => void) => {
    return ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link instanceof HTMLAnchorElement) handle(link);
    };
  };
  const handleIntent = onLink((link) => fetchPage(link, true));
  addEventListener('pointerover', handleIntent, { passive: true });
  addEventListener('focusin', handleIntent);
  // The links of the page that is left are no longer likely; they delay the next page.
  const dropQueue = onLink((link) => {
    if (matchOther(link)) queue.length = 0;
  });
  addEventListener('click', dropQueue, { capture: true }); // before the address changes

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) fetchPage(target, false);
    }
  });

  let stopWaiting: () => void = () => undefined;

  return {
    followLinks() {
      stopWaiting();
      observer.disconnect(); // the links of the page before
      // The studio shows a page in a frame, where no link is followed.
      if (isSlowOrMetered() || window.parent !== window) return;
      stopWaiting = whenQuiet(quietMs, () => {
        // Entries come in this order: what the page offers goes before the menus.
        const links = [...document.querySelectorAll('main a[href]'), ...document.links];
        for (const link of links) observer.observe(link);
      });
    },
  };
}
