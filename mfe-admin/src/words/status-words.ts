import type { OrderStatus, PaymentStatus, PaymentType } from '../generated/graphql';

/** The statuses of an order, in the sequence of its way. */
export const ORDER_STATUSES = ['new', 'confirmed', 'assembled', 'shipped', 'delivered', 'cancelled'] as const;

export const STATUS_LABELS: Record<OrderStatus, string> = {
  new: 'Новый',
  confirmed: 'Подтверждён',
  assembled: 'Собран',
  shipped: 'В\u00A0пути',
  delivered: 'Вручён',
  cancelled: 'Отменён',
};

/** Of many orders: the labels of tabs. */
export const STATUS_PLURALS: Record<OrderStatus, string> = {
  new: 'Новые',
  confirmed: 'Подтверждены',
  assembled: 'Собраны',
  shipped: 'В\u00A0пути',
  delivered: 'Вручены',
  cancelled: 'Отменены',
};

/** What moves an order to a status, as a verb. */
export const MOVE_LABELS: Record<OrderStatus, string> = {
  new: 'Вернуть в\u00A0новые',
  confirmed: 'Подтвердить',
  assembled: 'Собран',
  shipped: 'Отправить',
  delivered: 'Вручён',
  cancelled: 'Отменить заказ',
};

export const PAYMENT_LABELS: Record<PaymentStatus, string> = {
  not_paid: 'Не\u00A0оплачен',
  pending: 'Ждёт оплаты',
  paid: 'Оплачен',
  refunded: 'Деньги возвращены',
};

export const PAYMENT_TYPE_LABELS: Record<PaymentType, string> = {
  cash: 'Наличными',
  card_on_delivery: 'Картой при получении',
  invoice: 'По\u00A0счёту',
  online: 'Картой на\u00A0сайте',
};
