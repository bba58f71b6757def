import type { PublishedPage } from '@shop/shared/page-documents';
import type { SiteChange } from '../site/site-changes';
import type { SitePage, SitePages } from './site-pages';

/** Whether two pages show the same: the blocks of a version may have a start and an end. */
export const hasSameBlocks = (one: PublishedPage, other: PublishedPage): boolean =>
  one.id === other.id && one.number === other.number && one.shownAt === other.shownAt;

/** Whether visitors get the same version beside the published one, or none. */
const triesSame = (one: SitePage, other: SitePage) =>
  one.test?.id === other.test?.id && Boolean(one.tried) === Boolean(other.tried);

const pathOf = ({ document, path }: SitePage) => document?.root.props.path ?? path;

/** Whether visitors see something else at the address of a page. */
function isChanged(page: SitePage, former: SitePage | undefined): boolean {
  if (former && hasSameBlocks(page, former) && triesSame(page, former)) return false;
  return page.document !== null || Boolean(former?.document);
}

/**
 * What a new state of the pages changes for visitors: pictures that are gone, and either menus,
 * which all pages have, or single pages.
 * @param routesKey tells whether two states have the same addresses, menus and breadcrumbs
 */
export function changesBetween(
  before: SitePages,
  after: SitePages,
  routesKey: (site: SitePages) => string,
): SiteChange[] {
  const changes: SiteChange[] = [];
  const deleted = (after.deletedPictures ?? []).filter((address) => !before.deletedPictures?.includes(address));
  if (deleted.length > 0) changes.push({ what: 'pictures', paths: deleted });
  if (routesKey(before) !== routesKey(after)) return [...changes, { what: 'menus', paths: [] }];
  const changed = after.pages.filter((page) =>
    isChanged(
      page,
      before.pages.find(({ id }) => id === page.id),
    ),
  );
  if (changed.length > 0) changes.push({ what: 'pages', paths: changed.map(pathOf) });
  return changes;
}
