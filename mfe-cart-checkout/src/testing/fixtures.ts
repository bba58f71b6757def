import type { Product, PublicLists } from '@shop/shared/runtime';
import { makeChild, makeProduct, renderPage as renderAnyPage, type RenderPageOptions } from '@shop/shared/testing';
import type { ComponentType } from 'react';
import { createFakeApi } from './fake-api';

export function makeService(service: Partial<Product> & { id: number }): Product {
  return makeProduct({ type: 'service', count: 0, price: 6500, ...service });
}

const tag = makeChild({ id: 10201, name: 'Радиометка РМ-2' });

/**
 * INVIS DUOS with a radio tag, a tracker with a stock of three, and an installation; delivery to
 * two cities.
 */
export function makeLists(lists: Partial<PublicLists> = {}): Partial<PublicLists> {
  return {
    products: [
      makeProduct({ id: 102, name: 'INVIS DUOS', slug: 'invis_duos', childProducts: [tag] }),
      makeProduct({ id: 111, name: 'Датчик ДТ-700', price: 9600, count: 3 }),
      makeService({ id: 201, name: 'Установка комплекса' }),
    ],
    discounts: [],
    facts: [],
    deliveryCities: [
      { id: 1, city: 'Москва', ownDelivery: true, hasPickup: true },
      { id: 31, city: 'Якутск', ownDelivery: false, hasPickup: false },
    ],
    deliveryTypes: [
      { id: 1, kind: 'courier', name: 'Курьер магазина', img: null, carrier: null },
      { id: 2, kind: 'transport', name: 'Транспортная компания до пункта выдачи', img: null, carrier: 'ТК «Верста»' },
      { id: 3, kind: 'pickup', name: 'Самовывоз', img: null, carrier: null },
    ],
    deliveryPrices: [
      { id: 11, cityId: 1, typeId: 1, price: 450, minDays: null, maxDays: null },
      { id: 12, cityId: 1, typeId: 2, price: 620, minDays: 2, maxDays: 3 },
    ],
    ...lists,
  };
}

/**
 * Renders a page in a shop that has products and delivery lists. Without `api` there is no network.
 */
export function renderPage(Page: ComponentType, options: RenderPageOptions) {
  return renderAnyPage(Page, { lists: makeLists(), api: createFakeApi(), ...options });
}
