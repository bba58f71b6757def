import { selectGoods, type Product } from '@shop/shared/runtime';
import { PANEL_URL, PRIVACY_POLICY_URL } from './contacts';

export interface FooterLink {
  text: string;
  /** A page of the shop, … */
  to?: string;
  /** … or a file or a site outside it. */
  href?: string;
}

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

export const COMPANY_COLUMN: FooterColumn = {
  title: 'Компания',
  links: [
    { text: 'О компании', to: '/about' },
    { text: 'Медиа', to: '/media' },
    { text: 'Стать партнёром', to: '/support?showForm=ur' },
  ],
};

export const CLIENTS_COLUMN: FooterColumn = {
  title: 'Клиентам',
  links: [
    { text: 'Поддержка', to: '/support' },
    { text: 'Документы', to: '/documents' },
    { text: 'Личный кабинет', href: PANEL_URL },
    { text: 'Политика конфиденциальности', href: PRIVACY_POLICY_URL },
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

/** The fixed map of the specification: order and names of the products the footer knows. */
const PRODUCT_NAMES: ReadonlyMap<string, string> = new Map([
  ['invis_duos', 'INVIS DUOS'],
  ['invis_duos_3dl', 'INVIS DUOS 3DL'],
  ['invis_duos_s', 'INVIS DUOS S'],
  ['invis_duos_logistic', 'INVIS DUOS Logistic'],
  ['duos_online', 'DUOS ONLINE LITE'],
]);

/** Active goods of the map, in the map's order. */
export function productsColumn(products: readonly Product[]): FooterColumn {
  const slugs = new Set(selectGoods(products).map(({ slug }) => slug));
  const links = [...PRODUCT_NAMES]
    .filter(([slug]) => slugs.has(slug))
    .map(([slug, text]) => ({ text, to: `/${slug}` }));
  return { title: 'Продукты', links };
}
