import { PAYMENT_TYPE_LABELS } from '@shop/shared/order-words';
import type { EditField, EditValues } from '../order';

export const FIELD_LABELS: Record<EditField, string> = {
  fio: 'Имя',
  phone: 'Телефон',
  email: 'Почта',
  orderComment: 'Комментарий к\u00A0заказу',
  deliveryStreet: 'Улица',
  deliveryHome: 'Дом',
  deliveryEntrance: 'Подъезд',
  deliveryFloor: 'Этаж',
  deliveryApartment: 'Квартира',
  deliveryComment: 'Комментарий курьеру',
  deliveryDate: 'День доставки',
  deliveryPeriod: 'Время доставки',
  deliveryPrice: 'Стоимость доставки,\u00A0₽',
  userType: 'Покупатель',
  requisiteName: 'Организация',
  requisiteInn: 'ИНН',
  requisiteKpp: 'КПП',
  requisiteDirector: 'Руководитель',
  requisiteAddress: 'Юридический адрес',
  requisiteBankName: 'Банк',
  requisiteBankAccount: 'Корр. счёт',
  requisiteBankBik: 'БИК',
  requisiteAccountNumber: 'Расчётный счёт',
  requisiteEdoOperator: 'Оператор ЭДО',
  paymentType: 'Способ оплаты',
  way: 'Способ доставки',
  products: 'Состав',
};

export const USER_TYPE_LABELS = { fiz: 'Частное лицо', ur: 'Компания' } as const;

/** What a field says, for whoever has to choose between two. */
export function valueWords(field: EditField, values: EditValues): string {
  if (field === 'userType') return USER_TYPE_LABELS[values.userType];
  if (field === 'paymentType') return values.paymentType ? PAYMENT_TYPE_LABELS[values.paymentType] : 'не\u00A0выбран';
  if (field === 'way') {
    const { city, type, place } = values.way;
    return [city, type, place].filter(Boolean).join(', ') || 'не\u00A0выбран';
  }
  if (field === 'products')
    return values.products.map(({ productName, productCount }) => `${productName} × ${productCount}`).join(', ');
  return values[field] || 'пусто';
}
