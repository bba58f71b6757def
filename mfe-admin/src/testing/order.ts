import { SELLER } from '@shop/shared/seller';
import type { Order } from '../order';

/** An order as the API answers: a device with an accessory, its delivery to be agreed. */
export const ORDER: Order = {
  id: 123,
  revision: 1,
  orderStatus: 'new',
  moves: ['confirmed', 'assembled', 'shipped', 'delivered', 'cancelled'],
  undoUntil: null,
  canReturnGoods: false,
  createdAt: '2026-11-20T08:55:00.000Z',
  callBy: '2026-11-20T09:10:00.000Z',
  source: 'site',
  isPreview: false,
  fastOrder: false,
  phone: '79120004164',
  phoneExtension: null,
  fio: 'Анна Ветрова',
  email: 'anna@example.ru',
  userType: 'fiz',
  orderComment: 'Звоните после обеда',
  deliveryCity: 'Казань',
  deliveryStreet: 'Баумана',
  deliveryHome: '5',
  deliveryEntrance: null,
  deliveryFloor: null,
  deliveryApartment: null,
  deliveryComment: null,
  deliveryDate: '2026-11-24',
  deliveryPeriod: null,
  deliveryPrice: 0,
  deliveryPriceOpen: true,
  deliveryType: 'Курьер',
  deliveryKind: 'courier',
  deliveryPlace: null,
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
  invoiceEdition: null,
  seller: SELLER,
  paymentStatus: 'not_paid',
  paymentType: 'cash',
  paidAmount: 0,
  paidAt: null,
  total: 25_490,
  carrier: null,
  trackNumber: null,
  cancelReason: null,
  products: [
    {
      ...{ id: 11, productId: 1, parentId: null, productName: 'INVIS DUOS', productCount: 1, productPrice: 24_900 },
      ...{ discount: 0, orderTermDays: null, returnedCount: 0, booking: null },
      childProducts: [
        {
          ...{ id: 12, productId: 2, parentId: 11, productName: 'Радиометка', productCount: 1, productPrice: 590 },
          ...{ discount: 0, orderTermDays: null, returnedCount: 0 },
        },
      ],
    },
  ],
  notes: [],
  history: [{ at: '2026-11-20T08:55:00.000Z', by: 'Покупатель', action: 'create-order', fields: [] }],
  mails: [],
};

/** The same as a row of the list. */
export const ROW = {
  ...{ id: 123, orderStatus: 'new', createdAt: ORDER.createdAt, callBy: ORDER.callBy, fio: ORDER.fio },
  ...{ requisiteName: null, phone: ORDER.phone, phoneExtension: null, deliveryCity: 'Казань', deliveryType: 'Курьер' },
  ...{ deliveryPriceOpen: true, total: 25_490, paymentType: 'cash', paymentStatus: 'not_paid', isPreview: false },
  openBy: [],
};

/** An answer of the list. */
export const listed = (...rows: object[]) => listedBefore(null, ...rows);

/** The same, with older orders after them. */
export const listedBefore = (after: string | null, ...rows: object[]) => ({
  data: {
    staffOrders: {
      rows,
      after,
      mark: `${rows.length} at first`,
      counts: [
        { status: 'new', count: rows.length },
        { status: 'confirmed', count: 2 },
      ],
    },
  },
});

export const answered = (order: object = {}) => ({ data: { staffOrder: { ...ORDER, ...order } } });
