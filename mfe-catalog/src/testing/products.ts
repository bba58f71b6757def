import type { ChildProduct, Discount, Product, ProductDetails, ProductProperty } from '@shop/shared/runtime';
import * as shop from '@shop/shared/testing';

export function makeProperty(property: Partial<ProductProperty> & { id: number }): ProductProperty {
  return {
    name: `Свойство ${property.id}`,
    compare: true,
    showPreview: false,
    type: 'Питание и корпус',
    value: '12\u00A0В',
    ...property,
  };
}

export function makeChild(child: Partial<ChildProduct> & { id: number }): ChildProduct {
  return shop.makeChild({
    category: 'Аксессуары',
    description: 'Вторая метка для водителя.',
    name: `Аксессуар ${child.id}`,
    ...child,
  });
}

export function makeProduct(product: Partial<Product> & { id: number }): Product {
  return shop.makeProduct({
    compare: true,
    category: 'Охранные комплексы',
    slug: `product_${product.id}`,
    img: '/images/products/invis_duos-1.svg',
    images: ['/images/products/invis_duos-1.svg', '/images/products/invis_duos-3.svg'],
    count: 48,
    ...product,
  });
}

export function makeService(service: Partial<Product> & { id: number }): Product {
  return makeProduct({
    type: 'service',
    category: 'Установка',
    slug: null,
    compare: false,
    count: 0,
    images: [],
    ...service,
  });
}

/** A page that says nothing beside; a test gives what matters to it. */
export const makeDetails = (details: Partial<ProductDetails>): ProductDetails => ({
  ...{ keyFacts: [], vehicles: [], documents: [], serviceIds: [], goods: [] },
  ...details,
});

export function makeDiscount(discount: Pick<Discount, 'productId' | 'productCount' | 'discount'>): Discount {
  return { id: discount.productId * 1000 + discount.productCount, ...discount };
}
