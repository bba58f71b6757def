import type { PageModule } from '@shop/shared/federation';
import type { PageDocument } from '../../content/page-document';
import { Crumbs } from './crumbs';
import { definePage, type PageOptions } from './define-page';
import { breadcrumbList, faqPages } from './page-json-ld';

function labelOf({ root }: PageDocument): string {
  return root.props.navigation?.label ?? root.props.title;
}

function Top({ document }: { document: PageDocument }) {
  return <Crumbs label={labelOf(document)} />;
}

/** A page below the home page: it shows the way back, on the page and to search engines. */
export function defineInnerPage(options: PageOptions): PageModule {
  return definePage(options, {
    Top,
    jsonLd: (document, { publicUrl }) => [
      breadcrumbList(publicUrl, options.path, labelOf(document)),
      ...faqPages(document),
    ],
  });
}
