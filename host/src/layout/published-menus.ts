import type { Product, ShopConfig } from '@shop/shared/runtime';
import type { RegistryRoute } from '@shop/shared/federation/registry';
import {
  arrangeMenu,
  SOCIAL_LINKS,
  SOCIAL_NETWORKS,
  type SiteMenu,
  type SiteParts,
  type SocialLink,
} from '@shop/shared/page-documents';
import {
  CLIENTS_COLUMN,
  COMPANY_COLUMN,
  MAIN_MENU,
  MAIN_TITLE,
  productLinks,
  PRODUCTS_COLUMN,
  SOCIAL_TITLE,
  SOLUTIONS,
  SOLUTIONS_TITLE,
  STORE_COLUMN,
} from './site-links';

type Menus = NonNullable<ShopConfig['menus']>;

const plain = (links: SiteMenu['links']) => links.map(({ to, text }) => ({ to, text }));

/** The menus that the studio may change, with what stands in them by itself. */
export const SITE_MENUS: readonly SiteMenu[] = [
  { title: MAIN_TITLE, takes: 'nothing', links: MAIN_MENU },
  { title: SOLUTIONS_TITLE, takes: 'pages', links: plain(SOLUTIONS) },
  ...[COMPANY_COLUMN, CLIENTS_COLUMN, STORE_COLUMN].map((column) => ({ ...column, takes: 'links' as const })),
];
/** The header is full, so a page that names no menu is in the footer. */
const DEFAULT_MENU = COMPANY_COLUMN.title;

const FIXED_PATHS = new Set(['/', ...SITE_MENUS.flatMap(({ links }) => links.map(({ to }) => to.replace(/\?.*/, '')))]);

interface Entry {
  menu: string;
  order: number;
  link: { to: string; text: string };
}

function entriesOf({ path, navigation }: RegistryRoute): Entry[] {
  if (!navigation || FIXED_PATHS.has(path) || /[:*?]/.test(path)) return [];
  const { label, order, parent = DEFAULT_MENU, also = [] } = navigation;
  return [
    { menu: parent, order, link: { to: path, text: label } },
    ...also.map((entry) => ({ menu: DEFAULT_MENU, order: entry.order, link: { to: path, text: entry.label } })),
  ];
}

/** A menu as shoppers see it; none when browsers know it: they have no columns of the footer. */
function changed({ title, takes, links }: SiteMenu, added: SiteMenu['links'], saved: SiteParts['menus'] = {}) {
  const arranged = arrangeMenu([...links, ...added], saved[title]);
  const isKnown = takes !== 'links' && JSON.stringify(arranged) === JSON.stringify(links);
  return isKnown ? [] : [[title, arranged] as const];
}

const toSocialEntry = ({ kind, href }: SocialLink) => ({
  to: href,
  text: SOCIAL_NETWORKS[kind].name,
  sign: SOCIAL_NETWORKS[kind].sign,
});

/**
 * Returns the menus that products, published pages and the studio have changed, each whole. A page
 * that names another page as its parent is in no menu.
 */
export function menusOf(
  remotes: readonly { routes: readonly RegistryRoute[] }[],
  products: readonly Product[],
  { menus: saved, socials = SOCIAL_LINKS }: SiteParts = {},
): Menus {
  const entries = remotes.flatMap(({ routes }) => routes).flatMap(entriesOf);
  const sorted = entries.toSorted((one, other) => one.order - other.order);
  const linksOf = (title: string) => sorted.filter(({ menu }) => menu === title).map(({ link }) => link);
  const goods = productLinks(products);
  return Object.fromEntries([
    ...(goods.length > 0 ? [[PRODUCTS_COLUMN.title, goods] as const] : []),
    ...SITE_MENUS.flatMap((menu) => changed(menu, linksOf(menu.title), saved)),
    ...(socials.length > 0 ? [[SOCIAL_TITLE, socials.map(toSocialEntry)] as const] : []),
  ]);
}
