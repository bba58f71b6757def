import type { StaffRight } from '../generated/graphql';

/** What a right lets somebody do, in the words of the page of people. */
export const RIGHT_LABELS: Record<StaffRight, string> = {
  orders: 'Заказы',
  goods: 'Товары и\u00A0остатки',
  shop: 'Настройки магазина',
  pages: 'Страницы сайта',
  publish: 'Публикация страниц',
  people: 'Доступ других людей',
  leads: 'Заявки и\u00A0отзывы',
};

export interface RightsPreset {
  name: string;
  rights: readonly StaffRight[];
}

/** Usual sets of rights, from the smallest. */
export const PRESETS: readonly RightsPreset[] = [
  { name: 'Менеджер', rights: ['orders'] },
  { name: 'Товаровед', rights: ['goods'] },
  { name: 'Редактор', rights: ['pages'] },
  { name: 'Издатель', rights: ['pages', 'publish'] },
  { name: 'Владелец', rights: ['orders', 'goods', 'shop', 'pages', 'publish', 'people', 'leads'] },
];

const isSame = (one: readonly StaffRight[], other: readonly StaffRight[]) =>
  one.length === other.length && one.every((right) => other.includes(right));

/** The name of a usual set, else its rights one by one. */
export function nameRights(rights: readonly StaffRight[]): string {
  const preset = PRESETS.find((one) => isSame(one.rights, rights));
  return preset?.name ?? rights.map((right) => RIGHT_LABELS[right]).join(', ');
}

/** The programs of the staff. */
export type Tool = 'admin' | 'studio';

const ADMIN = { name: 'admin', path: '/admin' } as const;
const STUDIO = { name: 'studio', path: '/studio' } as const;
const STUDIO_OF_LEADS = { name: 'studio', path: '/studio/leads' } as const;

/** Those of «Магазин»; they all need a second factor. */
const ADMIN_RIGHTS: readonly StaffRight[] = ['orders', 'goods', 'shop', 'people', 'leads'];

/** Whether a second factor is needed to use any of these. */
export const needFactor = (rights: readonly StaffRight[]): boolean =>
  rights.some((right) => ADMIN_RIGHTS.includes(right));

/** Any of these opens the leads. */
export const LEADS_RIGHTS: readonly StaffRight[] = ['leads', 'publish'];

const hasAny = (rights: readonly StaffRight[], wanted: readonly StaffRight[]) =>
  wanted.some((right) => rights.includes(right));

function studioOf(rights: readonly StaffRight[]) {
  if (rights.includes('pages')) return STUDIO;
  return hasAny(rights, LEADS_RIGHTS) ? STUDIO_OF_LEADS : null;
}

/** The tools that somebody may use, each with its first screen. */
export function toolsOf(rights: readonly StaffRight[]): { name: Tool; path: string }[] {
  const studio = studioOf(rights);
  return [...(hasAny(rights, ADMIN_RIGHTS) ? [ADMIN] : []), ...(studio ? [studio] : [])];
}
