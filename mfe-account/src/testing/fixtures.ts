import type { ChildProduct, Product } from '@shop/shared/runtime';
import { makeChild, makeProduct } from '@shop/shared/testing';

/** INVIS DUOS with its radio tag: one of each, 24 900 and 1 900 roubles. */
export const ORDERED = {
  id: 1,
  productId: 102,
  productName: 'INVIS DUOS',
  productCount: 1,
  productPrice: 24900,
  discount: 0,
  childProducts: [
    { id: 2, productId: 10201, productName: 'Радиометка РМ-2', productCount: 1, productPrice: 1900, discount: 0 },
  ],
};

export const TAG: ChildProduct = makeChild({ id: 10201, name: 'Радиометка РМ-2' });
export const DUOS: Product = makeProduct({ id: 102, name: 'INVIS DUOS', slug: 'invis_duos', childProducts: [TAG] });
