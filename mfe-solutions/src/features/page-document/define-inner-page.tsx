import type { PageModule } from '@shop/shared/federation';
import type { BlockJsonLd } from '../../blocks/block';
import { CrumbTrail, crumbTrailLd, type Crumb } from '../../components/crumb-trail';
import { definePage, type PageOptions } from './define-page';
import { faqPages } from './page-json-ld';

interface InnerPageOptions extends PageOptions {
  /** The way from the home page; this page is the last. */
  crumbs: readonly Crumb[];
  /** What its blocks tell search engines. */
  jsonLd?: readonly BlockJsonLd[];
}

/** A page below the home page: it shows the way back, on the page and to search engines. */
export function defineInnerPage({ crumbs, jsonLd = [], ...options }: InnerPageOptions): PageModule {
  return definePage(options, {
    top: <CrumbTrail crumbs={crumbs} />,
    jsonLd: (document, context) => [
      crumbTrailLd(crumbs, context.publicUrl),
      ...faqPages(document),
      ...jsonLd.map((ofBlock) => ofBlock(context)),
    ],
  });
}
