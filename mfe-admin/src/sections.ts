/** The parts of «Магазин» in the order of its menu, each with the right that opens it. */
export const SECTIONS = [
  { name: 'orders', path: '/admin', label: 'Заказы', right: 'orders' },
  { name: 'bookings', path: '/admin/bookings', label: 'Записи', right: 'orders' },
  { name: 'day', path: '/admin/day', label: 'День', right: 'orders' },
  { name: 'goods', path: '/admin/goods', label: 'Товары', right: 'goods' },
  { name: 'shop', path: '/admin/shop', label: 'О магазине', right: 'shop' },
  { name: 'reviews', path: '/admin/reviews', label: 'Отзывы', right: 'leads' },
  { name: 'people', path: '/admin/people', label: 'Люди', right: 'people' },
] as const;

/** Where each of the shop's people finds their own ways to sign in. */
export const OWN_ACCESS = '/admin/access';

export type SectionName = (typeof SECTIONS)[number]['name'];
