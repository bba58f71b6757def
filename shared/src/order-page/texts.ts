import { SHOP_PHONE_IN_TEXT } from '@shop/shared/seller';

export const TEXTS = {
  change: 'Изменить заказ',
  changeButton: 'Изменить',
  changeFailed: { title: 'Форма не\u00A0открылась', text: 'Проверьте интернет и\u00A0попробуйте ещё раз.' },
  fields: {
    deliveryDate: 'Дата доставки',
    deliveryPeriod: 'Время доставки',
    deliveryComment: 'Комментарий курьеру',
    orderComment: 'Комментарий к\u00A0заказу',
  },
  anyTime: 'Любое',
  save: 'Сохранить',
  close: 'Не менять',
  updated: { title: 'Заказ изменён', text: 'Новые данные видит менеджер.' },
  cancel: 'Отменить заказ',
  cancelQuestion: {
    title: 'Отменить заказ {number}?',
    text: 'Вернуть его будет нельзя, но\u00A0можно заказать снова.',
    confirm: 'Отменить заказ',
    cancel: 'Не отменять',
  },
  cancelled: { title: 'Заказ отменён', text: 'Заказ {number} больше не\u00A0готовим.' },
  updateFailed: 'Не удалось обновить заказ',
} as const;

/** What the buyer of an order in work reads instead of the buttons. */
export const ORDER_IN_WORK = `Заказ уже в\u00A0работе, на\u00A0сайте его не\u00A0изменить. Позвоните: ${SHOP_PHONE_IN_TEXT}.`;

/** What may be changed while an order is new. */
export const CHANGE_TITLE = TEXTS.change;

/** Says until when an order can be cancelled. */
export const CANCEL_ORDER_HINT = 'Пока заказ новый, можно поменять день доставки и\u00A0комментарии или отменить его.';

/** The courier's hours that a buyer may wish. */
export const COURIER_PERIODS = ['10:00–14:00', '14:00–18:00'] as const;
