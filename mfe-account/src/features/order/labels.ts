import type { BadgeTone } from '@shop/shared/ui';
import type { OrderStatus, PaymentStatus, PaymentType } from '../../generated/graphql';

/** In the order in which an order goes through them; `cancelled` leaves the way. */
export const ORDER_STATUSES = ['new', 'confirmed', 'assembled', 'shipped', 'delivered', 'cancelled'] as const;

export const STATUS_LABELS: Record<OrderStatus, string> = {
  new: 'Новый',
  confirmed: 'Подтверждён',
  assembled: 'Собран',
  shipped: 'В пути',
  delivered: 'Вручён',
  cancelled: 'Отменён',
};

export const STATUS_TONES: Record<OrderStatus, BadgeTone> = {
  new: 'warning',
  confirmed: 'green',
  assembled: 'green',
  shipped: 'green',
  delivered: 'neutral',
  cancelled: 'danger',
};

export const PAYMENT_LABELS: Record<PaymentStatus, string> = {
  not_paid: 'Не оплачен',
  pending: 'Ждёт оплаты',
  paid: 'Оплачен',
  refunded: 'Деньги возвращены',
};

export const PAYMENT_TYPE_LABELS: Record<PaymentType, string> = {
  cash: 'Наличными',
  card_on_delivery: 'Картой при получении',
  invoice: 'По счёту',
  online: 'Картой на сайте',
};
