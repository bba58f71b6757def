import type { PagePreview } from '@shop/shared/page-documents';
import { LRUCache } from 'lru-cache';
import type { PagesApi } from './pages-api';
import type { SitePages } from './site-pages';
import type { createPageTrial } from './try-page';
import type { RenderedDocument } from '../../protocol/messages';
import type { VersionSet } from '../sets/version-set';

/** The page of a draft and its data ask for the same. */
const KNOWN = { max: 100, ttl: 1000 };

export interface RenderedDraft {
  set: VersionSet;
  document: RenderedDocument;
}

export interface Drafts {
  /** The draft behind a link; null when the link has ended, or the API does not answer. */
  find: (token: string) => Promise<PagePreview | null>;
  /** @throws RenderError when it does not render */
  render: (draft: PagePreview) => Promise<RenderedDraft | null>;
}

export interface DraftsOptions {
  api: Pick<PagesApi, 'draft'>;
  tryPage: ReturnType<typeof createPageTrial>;
  pages: () => SitePages;
}

/** Shows drafts to whoever has the link, as they would be on the site. */
export function createDrafts({ api, tryPage, pages }: DraftsOptions): Drafts {
  const known = new LRUCache<string, Promise<PagePreview | null>>(KNOWN);

  return {
    find(token) {
      const draft = known.get(token) ?? api.draft(token).catch(() => null);
      if (!known.has(token)) known.set(token, draft);
      return draft;
    },
    async render({ id, path, document }) {
      const site = pages();
      const others = site.pages.filter((page) => page.id !== id);
      const page = { id, path, number: 0, isShipped: false, publishedAt: '', document };
      const trial = await tryPage(path, {
        ...site,
        pages: [...others, page],
        off: site.off.filter((off) => off !== id),
      });
      return trial && { set: trial.set, document: await trial.render(document) };
    },
  };
}
