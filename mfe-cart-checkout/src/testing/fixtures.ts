import type { ChildProduct, Product, PublicLists } from '@shop/shared/runtime';

export function makeChild(child: Partial<ChildProduct> & { id: number }): ChildProduct {
  return {
    active: true,
    code: `C-${child.id}`,
    compare: false,
    category: 'Аксессуары',
    description: 'Вторая метка для водителя.',
    img: '/images/tag.svg',
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
  return { ...makeChild({ id: product.id }), name: `Товар ${product.id}`, price: 24900, childProducts: [], ...product };
}

export function makeService(service: Partial<Product> & { id: number }): Product {
  return makeProduct({ type: 'service', count: 0, price: 6500, ...service });
}

const tag = makeChild({ id: 10201, name: 'Радиометка РМ-2' });

/** INVIS DUOS with a radio tag, a tracker of which three are left, and an installation; delivery in two cities. */
export function makeLists(lists: Partial<PublicLists> = {}): Partial<PublicLists> {
  return {
    products: [
      makeProduct({ id: 102, name: 'INVIS DUOS', slug: 'invis_duos', childProducts: [tag] }),
      makeProduct({ id: 111, name: 'Датчик ДТ-700', price: 9600, count: 3 }),
      makeService({ id: 201, name: 'Установка комплекса' }),
    ],
    discounts: [],
    deliveryCities: [
      { id: 1, city: 'Москва', ownDelivery: true },
      { id: 31, city: 'Якутск', ownDelivery: false },
    ],
    deliveryTypes: [
      { id: 1, kind: 'courier', name: 'Курьер магазина', img: null },
      { id: 2, kind: 'transport', name: 'Транспортная компания до пункта выдачи', img: null },
      { id: 3, kind: 'pickup', name: 'Самовывоз', img: null },
    ],
    deliveryPrices: [
      { id: 11, cityId: 1, typeId: 1, price: 450 },
      { id: 12, cityId: 1, typeId: 2, price: 620 },
    ],
    ...lists,
  };
}
