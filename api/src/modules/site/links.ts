import { anchorsIn, expandCommons, UPLOADS_PATH, type PageDocument } from '@shop/shared/page-documents';
import type { StaffLink } from '../../generated/resolvers-types';
import { readCommons } from '../pages/common-blocks';
import { leadsSomewhere } from '../pages/leads-somewhere';
import { getRelease } from '../pages/page-addresses';
import type { SearchedPageRow } from '../pages/page-repository';
import { presentPage } from '../pages/staff-page';
import { collectLinks, type FoundLink } from './collect-links';
import type { SiteServices } from './site-services';

const TEXTS = {
  unknown: (path: string) => `Адреса «${path}» на\u00A0сайте нет`,
  file: 'Файла уже нет: его удалили',
  off: 'Страница снята с\u00A0сайта',
  draft: 'Страница ещё не\u00A0опубликована',
  anchor: (id: string) => `Якоря «#${id}» на\u00A0странице нет`,
  common: (title?: string) => `Общего блока${title === undefined ? '' : ` «${title}»`} нет на\u00A0сайте`,
  product: (slug: string) => `Товара «${slug}» в\u00A0каталоге нет`,
} as const;

/** The parts of an address of the site; null for another one. */
function ofSite(href: string, publicUrl: string): { path: string; anchor: string } | null {
  const text = href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) : href;
  if (!/^[/#?]/.test(text) || text.startsWith('//')) return null;
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(text) ?? [];
  return { path, anchor };
}

function toStaffLink(
  { isProduct: _isProduct, common: _common, ...link }: FoundLink,
  problem: string | null,
): StaffLink {
  return { ...link, problem };
}

/**
 * All that leads to a page, or the pages that have a common block.
 * @throws AppError NOT_FOUND; CONFLICT while no host has told of the blocks
 */
export async function listLinksTo(services: SiteServices, id: string): Promise<StaffLink[]> {
  const { path, is_common: isCommon } = presentPage(await services.pages.find(id));
  const links = await collectLinks(services);
  if (isCommon) return links.filter(({ common }) => common === id).map((link) => toStaffLink(link, null));
  return links
    .filter(
      ({ href, pageId, isProduct }) => pageId !== id && !isProduct && ofSite(href, services.publicUrl)?.path === path,
    )
    .map((link) => toStaffLink(link, null));
}

/** What of a link says where it leads. */
type CheckedLink = Pick<FoundLink, 'href' | 'pageId' | 'isInDraft' | 'isProduct' | 'common'>;

/** Says where links lead, each address once. */
async function createChecker(services: SiteServices) {
  const release = await getRelease(services);
  const pages = await services.pages.findSearched();
  const commons = await readCommons(services);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const known = new Map<string, boolean>();
  const anchors = new Map<string, ReadonlySet<string>>();

  const answers = async (path: string): Promise<boolean> => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const redirect = await services.redirects.find(path);
    const target = redirect && ofSite(redirect.to_path, services.publicUrl)?.path;
    const leads = await leadsSomewhere(target ?? path, services, release);
    known.set(path, leads);
    return leads;
  };
  const anchorsOf = (json: string): ReadonlySet<string> => {
    const before = anchors.get(json);
    if (before) return before;
    const document = JSON.parse(json) as PageDocument; // its structure was checked
    const ids = new Set(anchorsIn(expandCommons(document, commons, release.schemas), Date.now()));
    anchors.set(json, ids);
    return ids;
  };
  const absent = (path: string): string => {
    if (path.startsWith(`${UPLOADS_PATH}/`)) return TEXTS.file;
    const state = byPath.get(path)?.state;
    return state === 'off' ? TEXTS.off : state === 'draft' ? TEXTS.draft : TEXTS.unknown(path);
  };
  /** The document that has the anchor; none for pages with code of their own. */
  const documentOf = (path: string, from: SearchedPageRow | undefined, isInDraft: boolean) =>
    path === '' || path === from?.path ? (isInDraft ? from?.draft : from?.live) : byPath.get(path)?.live;

  return async ({ href, pageId, isInDraft, isProduct, common }: CheckedLink): Promise<string | null> => {
    if (common !== undefined) return commons.get(common)?.block ? null : TEXTS.common(commons.get(common)?.title);
    const target = ofSite(href, services.publicUrl);
    if (!target) return null;
    const { path, anchor } = target;
    if (isProduct) {
      const slug = path.slice(1);
      return (await services.goods.findNameBySlug(slug)) === null ? TEXTS.product(slug) : null;
    }
    const from = pages.find(({ id }) => id === pageId);
    if (path !== '' && path !== from?.path && !(await answers(path))) return absent(path);
    const document = anchor === '' ? null : documentOf(path, from, isInDraft);
    return document && !anchorsOf(document).has(anchor) ? TEXTS.anchor(anchor) : null;
  };
}

/**
 * Why a link from any page leads nowhere, in words for people; null when it leads somewhere, or to
 * another site.
 * @throws AppError CONFLICT while no host has told of the blocks
 */
export async function findLinkProblem(services: SiteServices, href: string): Promise<string | null> {
  const problemOf = await createChecker(services);
  return problemOf({ href, isInDraft: false, isProduct: false });
}

/**
 * All that leads nowhere: to addresses, anchors and goods that do not exist.
 * @throws AppError CONFLICT while no host has told of the blocks
 */
export async function listDeadLinks(services: SiteServices): Promise<StaffLink[]> {
  const problemOf = await createChecker(services);
  const dead: StaffLink[] = [];
  for (const link of await collectLinks(services)) {
    const problem = await problemOf(link);
    if (problem !== null) dead.push(toStaffLink(link, problem));
  }
  return dead;
}
