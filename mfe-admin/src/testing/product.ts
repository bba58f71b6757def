import type { ProductCardFragment } from '../generated/graphql';

/** A product off sale, with photos and accessories, without sale and discounts. */
export const BEACON: ProductCardFragment = {
  ...{
    id: 300,
    revision: 4,
    name: 'Маяк',
    code: 'M-1',
    slug: 'beacon',
    category: 'Трекеры',
    brand: null,
    description: 'Маленький.',
  },
  ...{ price: 4900, active: false, type: 'product', stockItemId: 9, onHand: 3, promised: 1, available: 2 },
  ...{ stockItemName: 'Маяк', perUnit: 1, sale: null, discounts: [] },
  ...{ vehicles: [], documents: [{ title: 'Руководство', href: '/documents/manuals/invis_duos.pdf' }] },
  keyFacts: [
    { value: '72 ч', text: 'на связи без питания' },
    { value: '5 мА', text: 'потребляет под охраной' },
  ],
  services: [
    { id: 201, code: 'U-1', name: 'Установка комплекса', active: true },
    { id: 202, code: 'U-2', name: 'Выезд мастера', active: false },
  ],
  properties: [{ id: 51, name: 'Питание', value: '12 В', showPreview: true }],
  pictures: [
    { address: '/uploads/a-480.webp', alt: null, caption: null },
    { address: '/uploads/b-480.webp', alt: 'Маяк на ладони', caption: 'в руке' },
  ],
  accessories: [
    { id: 31, productId: 11, code: 'M-1-BT', name: 'Батарея', price: 300, isIncluded: false },
    { id: 32, productId: 12, code: 'M-1-RL', name: 'Реле', price: 500, isIncluded: true },
  ],
};
