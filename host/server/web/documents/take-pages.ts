import type { DocumentFault, PageDocument, PublishedPage, PublishedPages } from '@shop/shared/page-documents';
import { hasSameBlocks } from './page-changes';
import type { PagesApi } from './pages-api';
import type { ProvenPage } from './prove-page';
import type { SitePage, SitePages } from './site-pages';

export interface PageTakerOptions {
  api: Pick<PagesApi, 'document' | 'sendProof'>;
  /**
   * Renders a page as the site would show it.
   * @param site the pages as they would be
   */
  prove: (page: SitePage & { document: PageDocument }, site: SitePages) => Promise<ProvenPage>;
  onRefused: (page: SitePage, faults: readonly DocumentFault[]) => void;
  /** Gets what failed on the way to the API, which may be away. */
  reportOnce: (error: unknown) => void;
}

/**
 * Takes published pages as far as they can be shown. Of those that are on the site, what they
 * cannot replace stays.
 */
export function createPageTaker({ api, prove, onRefused, reportOnce }: PageTakerOptions) {
  const load = async (page: PublishedPage, shown: SitePages): Promise<SitePage> => {
    if (page.isShipped) return { ...page, document: null };
    const known = shown.pages.find((other) => hasSameBlocks(page, other));
    return { ...page, document: known?.document ?? (await api.document(page)) };
  };

  /** Renders a version, and tells the API how that went. */
  const isShowable = async (page: SitePage & { document: PageDocument }, next: SitePages): Promise<boolean> => {
    const { version, faults } = await prove(page, next);
    const { id, number, shownAt } = page;
    api.sendProof({ id, number, ...(shownAt !== undefined && { shownAt }), version, faults }).catch(reportOnce);
    if (faults.length > 0) onRefused(page, faults);
    return faults.length === 0;
  };

  /** @returns the page, or the former one if it cannot be shown */
  const provenOrFormer = async (
    page: SitePage,
    former: SitePage | undefined,
    next: SitePages,
  ): Promise<SitePage | undefined> => {
    if (!page.document || (former?.document && hasSameBlocks(page, former))) return page;
    return (await isShowable({ ...page, document: page.document }, next)) ? page : former;
  };

  /** @returns the page with the version that is tested; without, when that cannot be shown */
  const withTried = async (page: SitePage, former: SitePage | undefined, next: SitePages): Promise<SitePage> => {
    const { test, id, shownAt } = page;
    if (!test || !page.document) return page;
    const isSame = former?.test?.id === test.id && former.shownAt === shownAt;
    if (isSame && former.tried) return { ...page, tried: former.tried };
    const document = await api.document({ ...page, number: test.number });
    const one = { ...page, number: test.number, document };
    const pages = next.pages.map((other) => (other.id === id ? one : other));
    return (await isShowable(one, { ...next, pages })) ? { ...page, tried: document } : page;
  };

  return async function takePages(published: PublishedPages, shown: SitePages): Promise<SitePages> {
    const pages = await Promise.all(published.pages.map((page) => load(page, shown)));
    const next: SitePages = { ...published, pages };
    const taken: SitePage[] = [];
    for (const page of pages) {
      const former = shown.pages.find(({ id }) => id === page.id);
      const kept = await provenOrFormer(page, former, next);
      if (kept) taken.push(kept === page ? await withTried(page, former, next) : kept);
    }
    return { ...next, pages: taken };
  };
}
