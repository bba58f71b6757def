import type { EditField, EditValues } from '../../order';

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
  deliveryPrice: 'Стоимость доставки, ₽',
  products: 'Состав',
};

/** What a field says, for whoever has to choose between two. */
export function valueWords(field: EditField, values: EditValues, names: ReadonlyMap<number, string>): string {
  const value = values[field];
  if (typeof value === 'string') return value || 'пусто';
  return value.map(({ productId, productCount }) => `${names.get(productId) ?? 'Товар'} × ${productCount}`).join(', ');
}
