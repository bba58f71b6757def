import {
  arrangeMenu,
  type MenuLink,
  type MenuPlace,
  type PageDocument,
  type SiteMenu,
  type SiteParts,
} from '@shop/shared/page-documents';
import type { StaffMenu, StaffMenuEntryInput, StaffMenuInput } from '../../generated/resolvers-types';
import { refuseFields, type FieldErrors } from '../../input/field-errors';
import { lineError, readLine } from '../account/account-fields';
import type { PagesTransaction } from '../pages/pages-services';
import { findLinkError } from './check-link';
import type { SiteTransaction } from './site-services';

const MAX_TEXT = 40;
const MAX_OWN = 12;
/** Pages that name no menu are in this one. */
const DEFAULT_MENU = 'Компания';
const TEXTS = {
  unknown: 'Такого меню на\u00A0сайте нет',
  full: 'В\u00A0этом меню свои пункты не\u00A0помещаются',
  tooMany: `Своих пунктов не\u00A0больше ${MAX_OWN}`,
  sameText: 'Такой пункт в\u00A0этом меню уже есть',
  sameLink: 'Такая ссылка в\u00A0этом меню уже есть',
  pagesOnly: 'Здесь нужен адрес страницы сайта: /rental',
} as const;

/** The links that published pages add, by menu. The header's first level has none. */
async function pageLinks(pages: PagesTransaction['pages'], menus: readonly SiteMenu[]) {
  const fixed = new Set(menus.flatMap(({ links }) => links.map(({ to }) => to.replace(/\?.*/s, ''))));
  const live = (await pages.findLiveDocuments('')).map((text) => (JSON.parse(text) as PageDocument).root.props);
  const named = live.flatMap(({ path, navigation }) =>
    navigation && path !== '/' && !fixed.has(path)
      ? [
          { menu: navigation.parent ?? DEFAULT_MENU, order: navigation.order, to: path, text: navigation.label },
          ...(navigation.also ?? []).map(({ label, order }) => ({ menu: DEFAULT_MENU, order, to: path, text: label })),
        ]
      : [],
  );
  return named.toSorted((one, other) => one.order - other.order);
}

/** The menus with all that stands in them by itself. */
export async function siteMenus({ pages, release }: Pick<PagesTransaction, 'pages' | 'release'>): Promise<SiteMenu[]> {
  const menus = (await release.find())?.menus ?? [];
  const added = await pageLinks(pages, menus);
  return menus.map((menu) => ({
    ...menu,
    links: [...menu.links, ...added.filter((link) => link.menu === menu.title).map(({ to, text }) => ({ to, text }))],
  }));
}

/** The menus as the studio edits them. */
export function toStaffMenus(menus: readonly SiteMenu[], saved: SiteParts['menus'] = {}): StaffMenu[] {
  return menus.map(({ title, takes, links }) => ({
    ...{ title, takes },
    entries: arrangeMenu(links, saved[title]).map((link) => ({ ...link, isOwn: !links.includes(link) })),
  }));
}

function readPlace({ to, text }: StaffMenuEntryInput): MenuPlace {
  return { to: to.trim(), ...(typeof text === 'string' && { text: readLine(text) }) };
}

const isOwn = (place: MenuPlace): place is MenuLink => place.text !== undefined;

/** What is wrong with the shop's own links of a menu, by the number of each. */
async function findOwnErrors({ title, takes, links }: SiteMenu, places: readonly MenuPlace[], tx: SiteTransaction) {
  const errors: FieldErrors = {};
  for (const [index, place] of places.entries()) {
    if (!isOwn(place)) continue;
    const others: MenuPlace[] = [...links, ...places.slice(0, index).filter(isOwn)];
    const ofText =
      lineError(place.text, MAX_TEXT) ?? (others.some(({ text }) => text === place.text) ? TEXTS.sameText : null);
    const ofLink =
      (takes === 'pages' && !place.to.startsWith('/') ? TEXTS.pagesOnly : await findLinkError(place.to, tx)) ??
      (others.some(({ to }) => to === place.to) ? TEXTS.sameLink : null);
    if (ofText !== null) errors[`${title}.${index}.text`] = ofText;
    if (ofLink !== null) errors[`${title}.${index}.to`] = ofLink;
  }
  return errors;
}

async function findMenuErrors(menu: SiteMenu, places: readonly MenuPlace[], tx: SiteTransaction): Promise<FieldErrors> {
  const count = places.filter(isOwn).length;
  if (menu.takes === 'nothing' && count > 0) return { [menu.title]: TEXTS.full };
  if (count > MAX_OWN) return { [menu.title]: TEXTS.tooMany };
  return findOwnErrors(menu, places, tx);
}

/** Places of links that the menu has no more are left out. */
const known = ({ links }: SiteMenu, places: readonly MenuPlace[]) =>
  places.filter((place) => isOwn(place) || links.some(({ to }) => to === place.to));

/**
 * Reads the menus that change. What stands in a menu by itself stays in it.
 * @throws AppError BAD_REQUEST with `fields`: a menu's title, or `Магазин.2.text`, `Магазин.2.to`
 */
export async function readMenus(
  inputs: readonly StaffMenuInput[],
  before: SiteParts['menus'] = {},
  tx: SiteTransaction,
): Promise<SiteParts['menus']> {
  const menus = await siteMenus(tx);
  const errors: FieldErrors = {};
  const read: Record<string, readonly MenuPlace[]> = { ...before };
  for (const { title, entries } of inputs) {
    const menu = menus.find((one) => one.title === title);
    const places = entries.map(readPlace);
    if (!menu) errors.menus = TEXTS.unknown;
    else {
      Object.assign(errors, await findMenuErrors(menu, places, tx));
      read[title] = known(menu, places);
    }
  }
  refuseFields(errors);
  return read;
}
