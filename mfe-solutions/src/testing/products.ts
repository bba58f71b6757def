import type { Product } from '@shop/shared/runtime';
import { makeProduct } from '@shop/shared/testing';

export const PRODUCTS: Product[] = [
  makeProduct({ id: 1, slug: 'invis_duos_s', name: 'INVIS DUOS S', price: 16_900 }),
  makeProduct({ id: 2, slug: 'invis_duos', name: 'INVIS DUOS' }),
  makeProduct({ id: 3, slug: 'invis_duos_3dl', name: 'INVIS DUOS 3DL', price: 32_900 }),
  makeProduct({ id: 4, slug: 'duos_online', name: 'DUOS ONLINE LITE', price: 7900, active: false }),
];
