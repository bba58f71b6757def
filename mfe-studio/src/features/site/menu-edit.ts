import type { StaffMenuInput } from '../../generated/graphql';
import type { Site } from './use-site';

type SavedMenu = Site['menus'][number];

/** A link of a menu as it is edited. */
export interface EntryEdit {
  /** Stays while its words and address are typed. */
  id: string;
  to: string;
  text: string;
  /** Others can only be moved. */
  isOwn: boolean;
}

export interface MenuEdit extends Omit<SavedMenu, 'entries'> {
  entries: readonly EntryEdit[];
}

export function editOf({ menus }: Site): MenuEdit[] {
  return menus.map(({ title, takes, entries }) => ({
    ...{ title, takes },
    entries: entries.map(({ to, text, isOwn }) => ({ id: `${isOwn ? 'own' : 'site'} ${to} ${text}`, to, text, isOwn })),
  }));
}

/** The menus that differ from what is saved. */
export function inputOf(edits: readonly MenuEdit[], saved: readonly MenuEdit[]): StaffMenuInput[] {
  const isChanged = (menu: MenuEdit) =>
    JSON.stringify(menu) !== JSON.stringify(saved.find(({ title }) => title === menu.title));
  return edits.filter(isChanged).map(({ title, entries }) => ({
    title,
    entries: entries.map(({ to, text, isOwn }) => (isOwn ? { to, text } : { to })),
  }));
}

/** «Магазин: Каталог, Корзина. Компания: О компании» */
export const menusWords = (menus: readonly MenuEdit[]): string =>
  menus.map(({ title, entries }) => `${title}: ${entries.map(({ text }) => text).join(', ')}`).join('. ');

/** The entries with one of them in another place. */
export function moved(entries: readonly EntryEdit[], from: number, to: number): readonly EntryEdit[] {
  const entry = entries[from];
  return entry ? entries.toSpliced(from, 1).toSpliced(to, 0, entry) : entries;
}
