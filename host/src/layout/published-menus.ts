import type { Product, ShopConfig } from '@shop/shared/runtime';
import type { RegistryRoute } from '@shop/shared/federation/registry';
import { MENU_TITLES } from '@shop/shared/page-documents';
import {
  CLIENTS_COLUMN,
  COMPANY_COLUMN,
  productLinks,
  PRODUCTS_COLUMN,
  STORE_COLUMN,
  NAV_END,
  NAV_START,
  SOLUTIONS,
} from './site-links';

type Menus = NonNullable<ShopConfig['menus']>;

const COLUMNS = [COMPANY_COLUMN, CLIENTS_COLUMN, STORE_COLUMN];
/** The header is full, so a page that names no menu is in the footer. */
const DEFAULT_MENU = COMPANY_COLUMN.title;

const fixedLinks = [...NAV_START, ...NAV_END, ...SOLUTIONS, ...COLUMNS.flatMap(({ links }) => links)];
const FIXED_PATHS = new Set(['/', ...fixedLinks.flatMap(({ to }) => to?.split('?')[0] ?? [])]);

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

/**
 * Returns the links that products and published pages add to the menus. A page that names another
 * page as its parent is in no menu.
 */
export function menusOf(remotes: readonly { routes: readonly RegistryRoute[] }[], products: readonly Product[]): Menus {
  const entries = remotes.flatMap(({ routes }) => routes).flatMap(entriesOf);
  const sorted = entries.toSorted((one, other) => one.order - other.order);
  const linksOf = (title: string) => sorted.filter(({ menu }) => menu === title).map(({ link }) => link);
  const menus = [
    [PRODUCTS_COLUMN.title, productLinks(products)] as const,
    ...MENU_TITLES.map((title) => [title, linksOf(title)] as const),
  ];
  return Object.fromEntries(menus.filter(([, links]) => links.length > 0));
}
