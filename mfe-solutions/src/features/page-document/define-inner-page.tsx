import type { PageModule } from '@shop/shared/federation';
import { Crumbs } from './crumbs';
import { definePage, type PageOptions } from './define-page';
import { breadcrumbList, faqPages } from './page-json-ld';

/** A page below the home page: it shows the way back, on the page and to search engines. */
export function defineInnerPage(options: PageOptions): PageModule {
  const { path, document } = options;
  const { navigation, title } = document.root.props;
  const label = navigation?.label ?? title;
  return definePage(options, {
    top: <Crumbs label={label} />,
    jsonLd: ({ publicUrl }) => [breadcrumbList(publicUrl, path, label), ...faqPages(document)],
  });
}
