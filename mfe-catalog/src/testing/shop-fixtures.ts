import type { ChildProduct, Discount, Product, ProductProperty } from '@shop/shared/runtime';

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
  return {
    active: true,
    code: `C-${child.id}`,
    compare: false,
    category: 'Аксессуары',
    description: 'Вторая метка для водителя.',
    img: '/images/products/acc_tag-1.svg',
    images: [],
    slug: null,
    name: `Аксессуар ${child.id}`,
    price: 1900,
    sort: child.id,
    type: 'product',
    count: 20,
    properties: [],
    ...child,
  };
}

export function makeProduct(product: Partial<Product> & { id: number }): Product {
  return {
    ...makeChild({ id: product.id }),
    compare: true,
    category: 'Охранные комплексы',
    name: `Товар ${product.id}`,
    slug: `product_${product.id}`,
    img: '/images/products/invis_duos-1.svg',
    images: ['/images/products/invis_duos-1.svg', '/images/products/invis_duos-3.svg'],
    price: 24900,
    count: 48,
    childProducts: [],
    ...product,
  };
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

export function makeDiscount(discount: Pick<Discount, 'productId' | 'productCount' | 'discount'>): Discount {
  return { id: discount.productId * 1000 + discount.productCount, ...discount };
}
