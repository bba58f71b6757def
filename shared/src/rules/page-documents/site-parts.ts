import { isWithin, type ShownPeriod } from './shown-period';

/** A line above the header of every page. */
export interface Announcement extends ShownPeriod {
  text: string;
  link?: { text: string; href: string };
}

/** A network that the footer has an icon for. */
export type SocialKind = 'vk' | 'telegram' | 'rutube' | 'ok' | 'dzen' | 'youtube' | 'max';

/** The shop in a network. */
export interface SocialLink {
  kind: SocialKind;
  /** Https. */
  href: string;
}

/** What networks are called, and their signs in the footer. */
export const SOCIAL_NETWORKS: Readonly<Record<SocialKind, { name: string; sign: string }>> = {
  vk: { name: 'ВКонтакте', sign: 'VK' },
  telegram: { name: 'Telegram', sign: 'TG' },
  rutube: { name: 'RuTube', sign: 'RT' },
  ok: { name: 'Одноклассники', sign: 'OK' },
  dzen: { name: 'Дзен', sign: 'DZ' },
  youtube: { name: 'YouTube', sign: 'YT' },
  max: { name: 'MAX', sign: 'MX' },
};

/** The footer has these until somebody changes them. */
export const SOCIAL_LINKS: readonly SocialLink[] = [
  { kind: 'vk', href: 'https://vk.example.ru/invis-duos' },
  { kind: 'telegram', href: 'https://telegram.example.ru/invis-duos' },
  { kind: 'rutube', href: 'https://rutube.example.ru/invis-duos' },
];

/** What all pages share, apart from what the program brings. */
export interface SiteParts {
  announcement?: Announcement;
  /** By the title of a menu, each in its order. A menu that nobody has changed is absent. */
  menus?: Readonly<Record<string, readonly MenuPlace[]>>;
  /** Absent until somebody has changed them. */
  socials?: readonly SocialLink[];
}

/** A link of a menu: a path of the site, or where the menu allows it, any address. */
export interface MenuLink {
  to: string;
  text: string;
}

/** A place in a menu: a link of the site by its address, or with a text, one of the shop's own. */
export interface MenuPlace {
  to: string;
  text?: string;
}

/** A menu of header or footer, with what stands in it by itself. */
export interface SiteMenu {
  title: string;
  /** The header has room for the links of the site only; its dropdown leads to pages only. */
  takes: 'nothing' | 'pages' | 'links';
  links: readonly MenuLink[];
}

/**
 * A menu in the order that was chosen. Built-in entries never disappear and keep their targets;
 * those that the order does not name come last.
 */
export function arrangeMenu(links: readonly MenuLink[], order: readonly MenuPlace[] = []): MenuLink[] {
  const placed = order.flatMap(({ to, text }) =>
    text === undefined ? links.filter((link) => link.to === to).slice(0, 1) : [{ to, text }],
  );
  return [...placed, ...links.filter((link) => !placed.includes(link))];
}

/** The announcement that shoppers see at a time, in milliseconds; nothing outside its days. */
export function announcementAt({ announcement }: SiteParts, timeMs: number): Announcement | undefined {
  return announcement && isWithin(announcement, timeMs) ? announcement : undefined;
}
