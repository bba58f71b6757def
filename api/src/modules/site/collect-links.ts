import {
  COMMON_KIND,
  COMMON_LABEL,
  commonIdOf,
  productsOf,
  withUnshownEmptied,
  type PageDocument,
} from '@shop/shared/page-documents';
import type { StaffLink } from '../../generated/resolvers-types';
import { titleOf } from '../pages/document-page';
import { getRelease } from '../pages/page-addresses';
import type { SearchedPageRow } from '../pages/page-repository';
import type { KeptRelease } from '../pages/release-repository';
import { steadyPlace } from '../pages/steady-place';
import { siteMenus, toStaffMenus } from './menus';
import type { SiteServices } from './site-services';

/** A link before anybody has asked where it leads. */
export type FoundLink = Omit<StaffLink, 'problem'> & {
  /** The slug is one of the catalogue, and no address. */
  isProduct?: boolean;
  /** The common block that stands there, which is no address either. */
  common?: string;
};

interface PlacedLink {
  place: string;
  href: string;
  words: string;
  isProduct?: boolean;
  common?: string;
}

/** Every link in a value of a document, with its place and its words. */
function linksIn(value: unknown, place: string): PlacedLink[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { href, text } = { href: undefined, text: undefined, ...value };
  const own =
    typeof href === 'string' ? [{ place: `${place}.href`, href, words: typeof text === 'string' ? text : '' }] : [];
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => linksIn(inner, `${place}.${name}`))];
}

/** Links of blocks that are not shown now lead nobody astray. */
function linksOfDocument(whole: PageDocument, { schemas }: KeptRelease): PlacedLink[] {
  const document = withUnshownEmptied(whole, Date.now());
  const products = productsOf(schemas, document).map(({ slug, place }) => ({
    ...{ place: place.path, href: `/${slug}`, words: slug, isProduct: true },
  }));
  const commons = document.content.flatMap((block, index) => {
    const common = commonIdOf(block);
    return common === null ? [] : [{ place: `content[${index}].props`, href: '', words: '', common }];
  });
  const links = document.content.flatMap(({ props }, index) => linksIn(props, `content[${index}].props`));
  return [...links, ...products, ...commons];
}

const BLOCK = /^content\[(\d+)\]/;

/** What the editor calls the block of a place. */
function blockName({ content }: PageDocument, place: string, { schemas }: KeptRelease): string | null {
  const [, index] = BLOCK.exec(place) ?? [];
  const type = content[Number(index)]?.type;
  if (type === COMMON_KIND) return COMMON_LABEL;
  return type === undefined ? null : (Object.hasOwn(schemas.kinds, type) && schemas.kinds[type]?.label) || type;
}

const keyIn =
  (document: PageDocument) =>
  ({ place, href, common = '' }: PlacedLink): string =>
    `${steadyPlace(document, place)} ${href} ${common}`;

/** The links of a page: each once, though draft and site have it. */
function linksOfPage({ id, path, draft, live }: SearchedPageRow, release: KeptRelease): FoundLink[] {
  const read = (json: string) => JSON.parse(json) as PageDocument; // its structure was checked
  const draftDocument = read(draft);
  const liveDocument = live === null || live === draft ? draftDocument : read(live);
  const drafted = linksOfDocument(draftDocument, release);
  const published = live === null ? [] : live === draft ? drafted : linksOfDocument(liveDocument, release);
  const [keyOfDraft, keyOfLive] = [keyIn(draftDocument), keyIn(liveDocument)];
  const inDraft = new Set(drafted.map(keyOfDraft));
  const onSite = new Set(published.map(keyOfLive));
  const title = titleOf(draftDocument, path);
  const all = [
    ...drafted.map((link) => ({
      link,
      document: draftDocument,
      isInDraft: true,
      isOnSite: onSite.has(keyOfDraft(link)),
    })),
    ...published
      .filter((link) => !inDraft.has(keyOfLive(link)))
      .map((link) => ({ link, document: liveDocument, isInDraft: false, isOnSite: true })),
  ];
  return all.map(({ link, document, ...where }) => ({
    ...{ kind: 'page' as const, title, pageId: id, pagePath: path || null, ...link },
    block: blockName(document, link.place, release),
    ...where,
  }));
}

/** Of what all pages share. */
const SHARED = { pageId: null, pagePath: null, place: null, block: null, isInDraft: false, isOnSite: true } as const;

async function linksOfSite({ parts, pages, release, redirects }: SiteServices): Promise<FoundLink[]> {
  const { menus, announcement } = await parts.findAll();
  const entries = toStaffMenus(await siteMenus({ pages, release }), menus).flatMap(({ title, entries: links }) =>
    links.map(({ to, text }) => ({ ...SHARED, kind: 'menu' as const, title, words: text, href: to })),
  );
  const line = announcement?.link
    ? [
        {
          ...{ ...SHARED, kind: 'announcement' as const, title: announcement.text },
          ...{ words: announcement.link.text, href: announcement.link.href },
        },
      ]
    : [];
  const moved = (await redirects.findAll()).map(({ from_path: from, to_path: to }) => ({
    ...{ ...SHARED, kind: 'redirect' as const, title: decodeURI(from), words: '', href: decodeURI(to) },
  }));
  return [...entries, ...line, ...moved];
}

/**
 * All links of the site, by page, then those that all pages share.
 * @throws AppError CONFLICT while no host has told of the blocks
 */
export async function collectLinks(services: SiteServices): Promise<FoundLink[]> {
  const release = await getRelease(services);
  const rows = await services.pages.findSearched();
  return [...rows.flatMap((row) => linksOfPage(row, release)), ...(await linksOfSite(services))];
}
