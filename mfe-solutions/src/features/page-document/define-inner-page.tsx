import type { PageModule } from '@shop/shared/federation';
import { CrumbTrail, crumbTrailLd, type Crumb } from '../../components/crumb-trail';
import { definePage, type PageOptions } from './define-page';
import { faqPages } from './page-json-ld';

interface InnerPageOptions extends PageOptions {
  /** The way from the home page; this page is the last. */
  crumbs: readonly Crumb[];
}

/** A page below the home page: it shows the way back, on the page and to search engines. */
export function defineInnerPage({ crumbs, ...options }: InnerPageOptions): PageModule {
  return definePage(options, {
    top: <CrumbTrail crumbs={crumbs} />,
    jsonLd: (document, { publicUrl }) => [crumbTrailLd(crumbs, publicUrl), ...faqPages(document)],
  });
}
