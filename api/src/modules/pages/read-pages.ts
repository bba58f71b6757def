import { textsOf, withoutHidden, type PageDocument } from '@shop/shared/page-documents';
import type { LinkingPage, PageVersion, StaffPage } from '../../generated/resolvers-types';
import { titleOf } from './document-page';
import type { PagesServices } from './pages-services';
import { presentPage, toStaffPage } from './staff-page';

const VERSIONS_AT_ONCE = 20;

export async function listStaffPages({ pages }: PagesServices): Promise<StaffPage[]> {
  return (await pages.findAll()).map(toStaffPage);
}

export async function findStaffPage({ pages }: PagesServices, id: string): Promise<StaffPage | null> {
  const page = await pages.find(id);
  return page && toStaffPage(page);
}

/**
 * What was published of a page, the latest first.
 * @throws AppError NOT_FOUND
 */
export async function listVersions(
  { pages, versions }: PagesServices,
  id: string,
  before: number | null,
): Promise<PageVersion[]> {
  presentPage(await pages.find(id));
  const rows = await versions.findBefore(id, before, VERSIONS_AT_ONCE);
  return rows.map(({ number, note, document, ...row }) => ({
    number,
    note,
    madeBy: row.made_by_name,
    madeAt: row.made_at.toISOString(),
    document: JSON.parse(document) as unknown,
  }));
}

const leadsTo = (href: string, path: string) => href.split(/[?#]/, 1)[0] === path;

/**
 * The live pages whose words lead to a page: what visitors would miss without it.
 * @throws AppError NOT_FOUND
 */
export async function listLinkingPages({ pages, versions }: PagesServices, id: string): Promise<LinkingPage[]> {
  const { path } = presentPage(await pages.find(id));
  const rows = await versions.findLiveNaming(path, id);
  return rows.flatMap((row) => {
    const document = withoutHidden(JSON.parse(row.document) as PageDocument); // its structure was checked
    const texts = document.content.flatMap(({ props }) => textsOf(props, ''));
    const isLinking = texts.some((found) => found.path.endsWith('.href') && leadsTo(found.text, path));
    return isLinking ? [{ id: row.id, path: row.path, title: titleOf(document, row.path) }] : [];
  });
}
