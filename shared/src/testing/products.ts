import type { ChildProduct, Product } from '../runtime';

/** An active accessory, twenty in stock at 1 900 roubles; a test overrides what matters to it. */
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
    orderTermDays: null,
    properties: [],
    ...child,
  };
}

/** A product that is sold on its own: 24 900 roubles, without accessories. */
export function makeProduct(product: Partial<Product> & { id: number }): Product {
  return {
    ...makeChild({ id: product.id }),
    price: 24_900,
    oldPrice: null,
    saleEndsAt: null,
    bookingPlace: null,
    servicePrices: null,
    childProducts: [],
    fits: null,
    pictures: null,
    ...product,
  };
}
