import type { StaffRight } from '../generated/graphql';

/** What a right lets somebody do, in words of the people page. */
export const RIGHT_LABELS: Record<StaffRight, string> = {
  orders: 'Заказы',
  goods: 'Товары и\u00A0остатки',
  shop: 'Настройки магазина',
  pages: 'Страницы сайта',
  publish: 'Публикация страниц',
  people: 'Доступ других людей',
  leads: 'Отзывы и\u00A0вопросы',
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

/** Where each right is used first: the admin's screens in the order of its head. */
const HOMES: readonly { name: Tool; right: StaffRight; path: string }[] = [
  { name: 'admin', right: 'orders', path: '/admin' },
  { name: 'admin', right: 'people', path: '/admin/people' },
  { name: 'studio', right: 'pages', path: '/studio' },
];

/** The tools that somebody may use, each with its first screen. */
export function toolsOf(rights: readonly StaffRight[]): { name: Tool; path: string }[] {
  const open = HOMES.filter(({ right }) => rights.includes(right));
  return open.filter(({ name }, index) => open.findIndex((one) => one.name === name) === index);
}

const NEED_FACTOR: readonly StaffRight[] = ['orders', 'goods', 'shop', 'people', 'leads'];

/** Whether a second factor is needed to use any of these. */
export const needFactor = (rights: readonly StaffRight[]): boolean =>
  rights.some((right) => NEED_FACTOR.includes(right));
