import type { DocumentFault, PageDocument, PublishedPage, PublishedPages } from '@shop/shared/page-documents';
import type { SiteChanges } from '../site/site-changes';
import type { PagesApi } from './pages-api';
import type { ProvenPage } from './prove-page';
import type { ShownPages } from './shown-pages';
import type { SitePage, SitePages } from './site-pages';

/** What is published must be on the site within 3 s. */
const POLL_MS = 500;

/** Of two APIs, one may be behind for a moment. A database that was restored stays behind. */
const MAX_BEHIND = 10;

export interface FollowedPages {
  /** Looks again at pages that did not render, with the versions that are live now. */
  retry: () => void;
  close: () => Promise<void>;
}

export interface FollowPagesOptions {
  api: Pick<PagesApi, 'published' | 'document' | 'sendProof'>;
  /** What is shown, which it replaces. */
  shown: ShownPages;
  /** Tells whether two states have the same addresses, menus and breadcrumbs. */
  routesKey: (site: SitePages) => string;
  /**
   * Renders a page as the site would show it.
   * @param site the pages as they would be
   */
  prove: (page: SitePage & { document: PageDocument }, site: SitePages) => Promise<ProvenPage>;
  /** Gets `menus` or `pages` when other pages are shown, `pictures`, and `emptied`. */
  tell: SiteChanges['tell'];
  /** The API does not answer, or a document cannot be shown; the former pages stay. */
  onFailure: (error: unknown) => void;
  onRefused: (page: SitePage, faults: readonly DocumentFault[]) => void;
}

/** Whether two pages show the same: the blocks of a version may have a start and an end. */
const hasSameBlocks = (one: PublishedPage, other: PublishedPage) =>
  one.id === other.id && one.number === other.number && one.shownAt === other.shownAt;

/** Whether visitors get the same version beside the published one, or none. */
const triesSame = (one: SitePage, other: SitePage) =>
  one.test?.id === other.test?.id && Boolean(one.tried) === Boolean(other.tried);

const pathOf = ({ document, path }: SitePage) => document?.root.props.path ?? path;

/**
 * Follows the published pages of the API. Each document is rendered before it takes the place of
 * the former one, which stays on the site when that fails.
 */
export function followPages(options: FollowPagesOptions): FollowedPages {
  const { api, shown, routesKey, prove, tell, onFailure, onRefused } = options;
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

  const load = async (page: PublishedPage): Promise<SitePage> => {
    if (page.isShipped) return { ...page, document: null };
    const known = shown.current().pages.find((other) => hasSameBlocks(page, other));
    return { ...page, document: known?.document ?? (await api.document(page)) };
  };

  /** @returns the page, or the former one if it cannot be shown */
  const provenOrFormer = async (page: SitePage, next: SitePages): Promise<SitePage | undefined> => {
    const former = shown.current().pages.find(({ id }) => id === page.id);
    if (!page.document || (former?.document && hasSameBlocks(page, former))) return page;
    const { version, faults } = await prove({ ...page, document: page.document }, next);
    const { id, number, shownAt } = page;
    api.sendProof({ id, number, ...(shownAt !== undefined && { shownAt }), version, faults }).catch(reportOnce);
    if (faults.length === 0) return page;
    onRefused(page, faults);
    return former;
  };

  /** @returns the page with the version that is tested; without, when that cannot be shown */
  const withTried = async (page: SitePage, next: SitePages): Promise<SitePage> => {
    const { test, id, shownAt } = page;
    if (!test || !page.document) return page;
    const former = shown.current().pages.find((other) => other.id === id);
    const isSame = former?.test?.id === test.id && former.shownAt === shownAt;
    if (isSame && former.tried) return { ...page, tried: former.tried };
    const document = await api.document({ ...page, number: test.number });
    const one = { ...page, number: test.number, document };
    const all = next.pages.map((other) => (other.id === id ? one : other));
    const { version, faults } = await prove(one, { ...next, pages: all });
    api
      .sendProof({ id, number: test.number, ...(shownAt !== undefined && { shownAt }), version, faults })
      .catch(reportOnce);
    if (faults.length === 0) return { ...page, tried: document };
    onRefused(one, faults);
    return page;
  };

  const tellChange = (before: SitePages, after: SitePages) => {
    const deleted = (after.deletedPictures ?? []).filter((address) => !before.deletedPictures?.includes(address));
    if (deleted.length > 0) tell({ what: 'pictures', paths: deleted });
    if (routesKey(before) !== routesKey(after)) {
      tell({ what: 'menus', paths: [] });
      return;
    }
    const changed = after.pages.filter((page) => {
      const former = before.pages.find(({ id }) => id === page.id);
      return (
        !(former && hasSameBlocks(page, former) && triesSame(page, former)) &&
        (page.document !== null || Boolean(former?.document))
      );
    });
    if (changed.length > 0) tell({ what: 'pages', paths: changed.map(pathOf) });
  };

  const accept = async (published: PublishedPages) => {
    const pages = await Promise.all(published.pages.map(load));
    const next: SitePages = { ...published, pages };
    const good: SitePage[] = [];
    for (const page of pages) {
      const kept = await provenOrFormer(page, next);
      if (kept) good.push(kept === page ? await withTried(page, next) : kept);
    }
    const before = shown.current();
    shown.replace({ ...next, pages: good });
    tellChange(before, shown.current()); // before the slow disk
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
