/** The statuses of an order, from the first to the last; `cancelled` ends it early. */
export const ORDER_STATUSES = ['new', 'confirmed', 'assembled', 'shipped', 'delivered', 'cancelled'] as const;

/** What buyers and the shop's own people call them, in lists, on cards and in files. */
export const STATUS_LABELS: Record<(typeof ORDER_STATUSES)[number], string> = {
  new: 'Новый',
  confirmed: 'Подтверждён',
  assembled: 'Собран',
  shipped: 'В пути',
  delivered: 'Вручён',
  cancelled: 'Отменён',
};

export const PAYMENT_LABELS = {
  not_paid: 'Не оплачен',
  pending: 'Ждёт оплаты',
  paid: 'Оплачен',
  refunded: 'Деньги возвращены',
} as const;

export const PAYMENT_TYPE_LABELS = {
  cash: 'Наличными',
  card_on_delivery: 'Картой при получении',
  invoice: 'По счёту',
  online: 'Картой на сайте',
} as const;
