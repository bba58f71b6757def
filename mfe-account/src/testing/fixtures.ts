import type { ChildProduct, Product } from '@shop/shared/runtime';

export function makeChild(child: Partial<ChildProduct> & { id: number }): ChildProduct {
  return {
    active: true,
    code: `C-${child.id}`,
    compare: false,
    category: null,
    description: '',
    img: '/images/thing.svg',
    images: [],
    slug: null,
    name: `Товар ${child.id}`,
    price: 1900,
    sort: child.id,
    type: 'product',
    count: 20,
    properties: [],
    ...child,
  };
}

export function makeProduct(product: Partial<Product> & { id: number }): Product {
  return { ...makeChild({ id: product.id }), childProducts: [], ...product };
}

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
