import type { OrderStatus } from '../generated/graphql';

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
