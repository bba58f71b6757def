import type { CheckoutValues, OrderType } from './checkout-schema';
import type { DeliveryKind } from './delivery';

export const TITLES: Record<OrderType, string> = { regular: 'Оформление заказа', fast: 'Быстрый заказ' };

/** Labels of the fields. The summary also uses them to name the invalid ones. */
export const LABELS: Record<keyof CheckoutValues, string> = {
  fio: 'Фамилия, имя и отчество',
  phone: 'Телефон',
  email: 'E-mail',
  deliveryCityId: 'Город',
  deliveryTypeId: 'Способ доставки',
  deliveryPointId: 'Пункт выдачи',
  deliveryStreet: 'Улица',
  deliveryHome: 'Дом',
  deliveryEntrance: 'Подъезд',
  deliveryFloor: 'Этаж',
  deliveryApartment: 'Квартира',
  deliveryDate: 'Дата',
  deliveryPeriod: 'Время',
  deliveryComment: 'Комментарий курьеру',
  userType: 'Покупатель',
  requisiteInn: 'ИНН',
  requisiteKpp: 'КПП',
  requisiteName: 'Название',
  requisiteDirector: 'Руководитель',
  requisiteAddress: 'Юридический адрес',
  requisiteBankBik: 'БИК',
  requisiteBankName: 'Банк',
  requisiteAccountNumber: 'Расчётный счёт',
  requisiteBankAccount: 'Корреспондентский счёт',
  paymentType: 'Способ оплаты',
  orderComment: 'Комментарий к заказу',
  consent: 'Согласие с условиями',
};

export const DELIVERY_HINTS: Record<Exclude<DeliveryKind, 'courier'>, string> = {
  transport: 'Заберёте в пункте выдачи',
  pickup: 'Заберёте в магазине, время подтвердит менеджер',
};

/** Names of the ways of delivery in the summary. */
export const DELIVERY_NAMES: Record<DeliveryKind, string> = {
  courier: 'Доставка, курьер',
  transport: 'Доставка, транспортная компания',
  pickup: 'Самовывоз',
};

export const PERIODS = ['10:00–14:00', '14:00–18:00'] as const;

export const TEXTS = {
  loading: 'Загружаем корзину',
  orderType: 'Вид заказа',
  regular: 'Обычный',
  fast: 'Быстрый',
  cart: 'Корзина',
  recipient: 'Получатель',
  contact: 'Контакт',
  fastName: 'Имя',
  fastComment: 'Комментарий',
  fastCommentExample: 'Город, удобное время звонка',
  fastNote: 'Перезвоним в течение 15\u00A0минут с 9:00 до 20:00. Доставку и оплату согласуем по телефону.',
  invoiceEmail: 'Пришлём сюда счёт',
  delivery: 'Доставка',
  saved: { label: 'Сохранённые адреса', other: 'Новый адрес', byHand: 'Заполнить вручную' },
  noCity: 'Города нет в списке?',
  fastInstead: 'Оформите быстрый заказ',
  fastInsteadWhy: ': доставку согласует менеджер.',
  cityFirst: 'Выберите город: покажем способы доставки и цену.',
  points: {
    loading: 'Загружаем пункты выдачи',
    failed: { title: 'Пункты выдачи не загрузились', text: 'Попробуйте ещё раз или укажите адрес удобного пункта.' },
    shopFailed: { title: 'Адрес магазина не загрузился', text: 'Заказ можно оформить: адрес придёт в письме.' },
    showMap: 'Показать на карте',
    hideMap: 'Скрыть карту',
    chooseOnMap: 'Выберите пункт на карте или в списке.',
    chosen: 'Выбран пункт: {address}',
    mapFailed: 'Карта сейчас недоступна. Выберите пункт из списка.',
  },
  addressExtra: 'Подъезд, этаж и квартиру можно не указывать.',
  courierToday: 'Привезём по вашему адресу сегодня или позже',
  courierTomorrow: 'Привезём по вашему адресу завтра или позже',
  workingDays: ['рабочий день', 'рабочих дня', 'рабочих дней'],
  courierDay: 'До {time} по Москве — можно на сегодня',
  anyTime: 'Любое',
  courierExample: 'Например, позвонить за час',
  buyer: 'Покупатель',
  buyers: {
    fiz: { title: 'Физическое лицо', text: 'Чек дадим при получении или пришлём на e-mail' },
    ur: { title: 'Организация или ИП', text: 'Счёт сразу после заказа, закрывающие документы в\u00A0ЭДО' },
  },
  hints: {
    inn: '10 или 12 цифр',
    kpp: '9 знаков, у ИП его нет',
    bik: '9 цифр',
    account: '20 цифр',
    treasury: 'Похоже на счёт казначейства: контрольные цифры к нему неприменимы, сверьте номер с документами.',
  },
  payment: 'Оплата',
  comment: 'Комментарий',
  commentExample: 'Что важно знать менеджеру',
  byAgreement: 'по договорённости',
  byManager: 'назовёт менеджер',
  priceByAgreement: 'Цена по договорённости',
  priceByManager: 'Цену назовёт менеджер',
  check: 'Проверьте: {fields}',
  agree: 'Принимаю',
  summaryLabel: 'Итог заказа',
  summary: 'Ваш заказ',
  lines: 'Товары и услуги',
  discount: 'Скидка за количество',
  total: 'Итого',
  totalWithoutDelivery: 'Без доставки',
  submit: { regular: 'Оформить заказ', fast: 'Отправить заказ' },
  cartFailed: { title: 'Корзина не загрузилась', text: 'Товары в ней сохранены. Попробуйте ещё раз.' },
  pricesFailed: {
    title: 'Цена доставки не загрузилась',
    text: 'Заказ можно оформить: цену назовёт менеджер.',
  },
  deliveryFailed: {
    title: 'Доставка не загрузилась',
    text: 'Попробуйте ещё раз или оформите быстрый заказ: доставку согласует менеджер.',
  },
  closed: {
    title: 'Заказ пока не оформить',
    text: 'В корзине есть то, чего сейчас нет в нужном количестве:',
    safety: 'То, что вы ввели, сохранено.',
    button: 'Изменить корзину',
  },
  placed: { title: 'Заказ оформлен', text: 'Открываем страницу с его номером.', link: 'Открыть заказ' },
} as const;
