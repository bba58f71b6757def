import { selectGoods } from '@shop/shared/products';
import type { Product } from '@shop/shared/runtime';
import { BoxIcon, CarIcon, DocIcon, PinIcon, ServerIcon, TruckIcon, UserIcon } from '@shop/shared/ui';
import { PANEL_URL, PRIVACY_POLICY_URL } from './contacts';

// All that the host knows of the addresses of remotes. A page that is published later adds
// itself to the menus, by the `navigation` of its route.

export interface NavLink {
  to: string;
  text: string;
  /** Two letters in its place, for networks. */
  sign?: string;
}

export interface SolutionLink extends NavLink {
  Icon: typeof CarIcon;
}

/** Published pages name this title as their parent. */
export const SOLUTIONS_TITLE = 'Решения';

export const MAIN_TITLE = 'Шапка';

/** In the first level, the dropdown «Решения» stands for its own entries. */
export const SOLUTIONS_PLACE = '#';

export const MAIN_MENU: readonly NavLink[] = [
  { to: '/products', text: 'Оборудование' },
  { to: '/services', text: 'Услуги' },
  { to: SOLUTIONS_PLACE, text: SOLUTIONS_TITLE },
  { to: '/integrators', text: 'Сервер Мониторинга' },
  { to: '/wherebuy', text: 'Где купить' },
  { to: '/support', text: 'Поддержка' },
  { to: '/about', text: 'О компании' },
];

/** Stands in the bar above the header, at the end of the menu of narrow screens, in the footer. */
export const CONTACTS_LINK: NavLink = { to: '/contacts', text: 'Контакты' };

export const SOLUTIONS: readonly SolutionLink[] = [
  { to: '/rental', text: 'Прокат и такси', Icon: CarIcon },
  { to: '/lease', text: 'Лизинговые компании', Icon: DocIcon },
  { to: '/logistic', text: 'Логистические компании', Icon: TruckIcon },
  { to: '/integrators', text: 'Интеграторы', Icon: ServerIcon },
];

/** Pages of a user, in both menus. */
export const ACCOUNT_LINKS: readonly SolutionLink[] = [
  { to: '/profile', text: 'Мой профиль', Icon: UserIcon },
  { to: '/orders', text: 'Мои заказы', Icon: BoxIcon },
  { to: '/addresses', text: 'Мои адреса', Icon: PinIcon },
];

/** The columns of the footer. Browsers have their links from the server. */
export const COLUMN_TITLES = ['Компания', 'Клиентам', 'Продукты', 'Магазин'] as const;

/** The networks of the footer, which browsers have from the server, too. */
export const SOCIAL_TITLE = 'Соцсети';

export interface FooterColumn {
  title: string;
  /** Addresses of pages, of files, and of other sites. */
  links: readonly NavLink[];
}

export const COMPANY_COLUMN: FooterColumn = {
  title: 'Компания',
  links: [
    { text: 'О компании', to: '/about' },
    CONTACTS_LINK,
    { text: 'Медиа', to: '/media' },
    { text: 'Стать партнёром', to: '/support?showForm=ur' },
  ],
};

export const CLIENTS_COLUMN: FooterColumn = {
  title: 'Клиентам',
  links: [
    { text: 'Поддержка', to: '/support' },
    { text: 'Документы', to: '/documents' },
    { text: 'Личный кабинет', to: PANEL_URL },
    { text: 'Политика конфиденциальности', to: PRIVACY_POLICY_URL },
  ],
};

export const STORE_COLUMN: FooterColumn = {
  title: 'Магазин',
  links: [
    { text: 'Как заказать', to: '/info_order' },
    { text: 'Способы оплаты', to: '/info_payment' },
    { text: 'Доставка', to: '/info_delivery' },
    { text: 'Обмен и возврат', to: '/info_exchange_and_returns' },
    { text: 'Услуги', to: '/services' },
  ],
};

/** Fixed list in the footer's order, by slug (docs/rules.md, Layout). */
const PRODUCT_NAMES: ReadonlyMap<string, string> = new Map([
  ['invis_duos', 'INVIS DUOS'],
  ['invis_duos_3dl', 'INVIS DUOS 3DL'],
  ['invis_duos_s', 'INVIS DUOS S'],
  ['invis_duos_logistic', 'INVIS DUOS Logistic'],
  ['duos_online', 'DUOS ONLINE LITE'],
]);

export const PRODUCTS_COLUMN: FooterColumn = { title: 'Продукты', links: [] };

/** Returns links to the active goods of the fixed list. */
export function productLinks(products: readonly Product[]): NavLink[] {
  const slugs = new Set(selectGoods(products).map(({ slug }) => slug));
  return [...PRODUCT_NAMES].filter(([slug]) => slugs.has(slug)).map(([slug, text]) => ({ text, to: `/${slug}` }));
}

/** A visitor's own pages, besides those of users: a search engine has no use for them. */
export const UNINDEXED_PATHS: readonly string[] = ['/cart', '/checkout', '/compare', '/reset'];
