import type { Product } from '@shop/shared/runtime';

/** A product as the catalogue gives it; tests name only what they are about. */
export function product(fields: Partial<Product> & Pick<Product, 'id' | 'slug' | 'name' | 'price'>): Product {
  return {
    active: true,
    code: `CODE-${fields.id}`,
    compare: true,
    category: 'Охранные комплексы',
    description: '',
    img: null,
    images: [],
    sort: fields.id,
    type: 'product',
    count: 10,
    properties: [],
    childProducts: [],
    ...fields,
  };
}

export const PRODUCTS: Product[] = [
  product({ id: 1, slug: 'invis_duos_s', name: 'INVIS DUOS S', price: 16900 }),
  product({ id: 2, slug: 'invis_duos', name: 'INVIS DUOS', price: 24900 }),
  product({ id: 3, slug: 'invis_duos_3dl', name: 'INVIS DUOS 3DL', price: 32900 }),
  product({ id: 4, slug: 'duos_online', name: 'DUOS ONLINE LITE', price: 7900, active: false }),
];
