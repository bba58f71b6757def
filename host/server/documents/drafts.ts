import type { PagePreview } from '@shop/shared/page-documents';
import type { PagesApi } from './pages-api';
import type { SitePages } from './site-pages';
import type { createPageTrial } from './try-page';
import type { RenderedDocument } from '../rendering/messages';
import type { VersionSet } from '../sets/version-set';

/** An open draft asks for the same again with each page, script and picture. */
const FRESH_MS = 1000;
const MAX_KNOWN = 100;

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
  now?: () => number;
}

/** Shows drafts to whoever has the link, as they would be on the site. */
export function createDrafts({ api, tryPage, pages, now = Date.now }: DraftsOptions): Drafts {
  const known = new Map<string, { draft: Promise<PagePreview | null>; freshUntil: number }>();

  return {
    find(token) {
      const before = known.get(token);
      if (before && now() < before.freshUntil) return before.draft;
      if (known.size >= MAX_KNOWN) known.clear();
      const draft = api.draft(token).catch(() => null);
      known.set(token, { draft, freshUntil: now() + FRESH_MS });
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
