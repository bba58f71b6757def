import type { PublishedPages } from '@shop/shared/page-documents';
import type { SiteChanges } from '../site/site-changes';
import { changesBetween } from './page-changes';
import type { PagesApi } from './pages-api';
import type { ShownPages } from './shown-pages';
import type { SitePages } from './site-pages';
import { createPageTaker, type PageTakerOptions } from './take-pages';

/** What is published must be on the site within 3 s. */
const POLL_MS = 500;

/** Of two APIs, one may be behind for a moment. A database that was restored stays behind. */
const MAX_BEHIND = 10;

export interface FollowedPages {
  /** Looks again at pages that did not render, with the versions that are live now. */
  retry: () => void;
  close: () => Promise<void>;
}

export interface FollowPagesOptions extends Omit<PageTakerOptions, 'reportOnce'> {
  api: Pick<PagesApi, 'published' | 'document' | 'sendProof'>;
  /** What is shown, which it replaces. */
  shown: ShownPages;
  /** Tells whether two states have the same addresses, menus and breadcrumbs. */
  routesKey: (site: SitePages) => string;
  /** Gets `menus` or `pages` when other pages are shown, `pictures`, and `emptied`. */
  tell: SiteChanges['tell'];
  /** The API does not answer, or a document cannot be shown; the former pages stay. */
  onFailure: (error: unknown) => void;
}

/**
 * Follows the published pages of the API. Each document is rendered before it takes the place of
 * the former one, which stays on the site when that fails.
 */
export function followPages(options: FollowPagesOptions): FollowedPages {
  const { api, shown, routesKey, tell, onFailure } = options;
  let isClosed = false;
  let timer: NodeJS.Timeout | null = null;
  let lastFailure = '';
  /** Of what was accepted last. */
  let etag: string | null = null;
  let isReadAgain = false;
  let behind = 0;

  /** An API that is away would fill the log. */
  const reportOnce = (error: unknown) => {
    const failure = String(error);
    if (failure !== lastFailure) onFailure(error);
    lastFailure = failure;
  };

  const takePages = createPageTaker({ ...options, reportOnce });

  const accept = async (published: PublishedPages) => {
    const before = shown.current();
    const next = await takePages(published, before);
    shown.replace(next);
    for (const change of changesBetween(before, shown.current(), routesKey)) tell(change); // before the slow disk
    await shown.keep();
  };

  const poll = async () => {
    try {
      const known = isReadAgain ? null : etag;
      isReadAgain = false;
      const published = await api.published(known);
      if (published && published.pages.pages.length + published.pages.off.length === 0)
        tell({ what: 'emptied', paths: [] });
      const isBehind = published !== null && published.pages.revision < shown.current().revision && behind < MAX_BEHIND;
      behind = isBehind ? behind + 1 : 0;
      if (published && !isBehind) {
        await accept(published.pages);
        ({ etag } = published);
      }
      lastFailure = '';
    } catch (error) {
      isReadAgain = true;
      reportOnce(error);
    }
    if (!isClosed) timer = setTimeout(pollAgain, POLL_MS).unref();
  };

  let polling = poll();
  function pollAgain() {
    polling = poll();
  }

  return {
    retry() {
      isReadAgain = true;
    },
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await polling;
    },
  };
}
