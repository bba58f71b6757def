/** The parts of «Магазин» in the order of its menu, each with the right that opens it. */
export const SECTIONS = [
  { at: 'orders', to: '/admin', text: 'Заказы', right: 'orders' },
  { at: 'day', to: '/admin/day', text: 'День', right: 'orders' },
  { at: 'shop', to: '/admin/shop', text: 'Доставка', right: 'shop' },
  { at: 'people', to: '/admin/people', text: 'Люди', right: 'people' },
] as const;

export type SectionName = (typeof SECTIONS)[number]['at'];
