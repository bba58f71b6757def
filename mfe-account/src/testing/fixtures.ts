import { SELLER } from '@shop/shared/seller';
import type { ChildProduct, CurrentUser, Product } from '@shop/shared/runtime';
import { makeChild, makeProduct } from '@shop/shared/testing';

/** INVIS DUOS with its radio tag: one of each, 24 900 and 1 900 roubles. */
export const ORDERED = {
  id: 1,
  productId: 102,
  productName: 'INVIS DUOS',
  productCount: 1,
  productPrice: 24900,
  discount: 0,
  orderTermDays: null,
  booking: null,
  childProducts: [
    {
      id: 2,
      productId: 10201,
      productName: 'Радиометка РМ-2',
      productCount: 1,
      productPrice: 1900,
      discount: 0,
      orderTermDays: null,
    },
  ],
};

export const TAG: ChildProduct = makeChild({ id: 10201, name: 'Радиометка РМ-2' });
export const DUOS: Product = makeProduct({ id: 102, name: 'INVIS DUOS', slug: 'invis_duos', childProducts: [TAG] });

/** A person's new order: two discounted pieces, a tag, a courier in Moscow; 50 350 roubles. */
export const ORDER = {
  id: 123,
  createdAt: '2026-11-20T10:00:00.000Z',
  statusUpdatedAt: '2026-11-20T10:00:00.000Z',
  orderStatus: 'new',
  orderComment: null,
  fastOrder: false,
  fio: 'Анна Ветрова',
  phone: '79120004164',
  phoneExtension: null,
  email: 'anna@example.ru',
  userType: 'fiz',
  deliveryType: 'Курьер магазина',
  deliveryKind: 'courier',
  deliveryPlace: null,
  deliveryPriceOpen: false,
  carrier: null,
  trackNumber: null,
  invoiceEdition: 1,
  seller: SELLER,
  deliveryCity: 'Москва',
  deliveryStreet: 'ул. Ленина',
  deliveryHome: '5',
  deliveryEntrance: '2',
  deliveryFloor: null,
  deliveryApartment: '18',
  deliveryDate: '2026-11-30',
  deliveryPeriod: '10:00–14:00',
  deliveryComment: null,
  deliveryPrice: 450,
  requisiteName: null,
  requisiteInn: null,
  requisiteKpp: null,
  requisiteDirector: null,
  requisiteAddress: null,
  requisiteBankName: null,
  requisiteBankAccount: null,
  requisiteBankBik: null,
  requisiteAccountNumber: null,
  requisiteEdoOperator: null,
  paymentStatus: 'not_paid',
  paymentType: 'card_on_delivery',
  products: [{ ...ORDERED, productCount: 2, discount: 900 }],
};

/** The same order, paid by a company by invoice. */
export const COMPANY_ORDER = {
  ...ORDER,
  userType: 'ur',
  paymentType: 'invoice',
  requisiteName: 'ООО «Прокат»',
  requisiteInn: '7700000016',
  requisiteKpp: '770101001',
  requisiteAddress: 'Москва, Лесная ул., 1',
  requisiteBankName: 'Банк',
  requisiteBankAccount: '30101810400000000225',
  requisiteBankBik: '044525225',
  requisiteAccountNumber: '40702810200000012345',
};

export const ANNA: CurrentUser & { id: number } = {
  id: 7,
  email: 'anna@example.ru',
  fullname: 'Анна Ветрова',
  phone: '79120004164',
  active: true,
  city: 'Химки',
  birthDate: '1988-03-14',
  gender: 'female',
  newEmail: null,
};
