/** Messages of this remote. Holes in braces are filled with values. */
export const TEXTS = {
  cartAdded: {
    title: 'Добавили в корзину',
    withAccessories: '{product} и аксессуары: {accessories}. Всего позиций: {count}.',
    alone: '{product}. Всего позиций: {count}.',
    open: 'Открыть корзину',
  },
  compareAdded: { title: 'Добавили к сравнению', text: '{product}. Всего: {count}.' },
  compareRemoved: { title: 'Убрали из сравнения', text: '{product}.' },
  dialogFailed: {
    title: 'Не удалось открыть окно',
    text: 'Проверьте интернет и попробуйте ещё раз или позвоните: 8 800 000-24-70.',
  },
  productsFailed: {
    title: 'Этот блок сейчас недоступен',
    text: 'Не удалось получить список товаров. Остальная страница работает.',
  },
  noGoods: { title: 'Товаров пока нет', text: 'Позвоните, и мы подскажем: 8 800 000-24-70.' },
  noServices: { title: 'Услуг пока нет', text: 'Позвоните, и мы подскажем: 8 800 000-24-70.' },
} as const;

// Apart from the others: the first views of other pages need not carry them.
export const FAST_ORDER_TEXTS = {
  title: 'Быстрый заказ',
  pending: 'Загружаем форму заказа',
  unavailable:
    'Форма сейчас недоступна. Позвоните по бесплатному номеру, и мы оформим заказ сами, или напишите нам, что выбрали.',
  write: 'Написать нам',
} as const;

export const COMPARE_TEXTS = {
  loading: 'Загружаем сравнение',
  undo: 'Вернуть',
  cleared: { title: 'Сравнение очищено', text: 'Убрали все товары.' },
  lost: 'Часть товаров больше не продаётся, и сравнить их нельзя.',
  noDifference: 'Отличий нет: все свойства этих товаров одинаковые.',
  shareTitle: 'Сравнение — INVIS DUOS',
  copied: { title: 'Скопировано', text: 'Ссылка на сравнение в буфере обмена.' },
  copyFailed: 'Скопируйте ссылку на сравнение',
  shared: 'Это сравнение прислали вам ссылкой. Ваше собственное осталось как было.',
  joined: 'Всего в вашем сравнении: {count}.',
  openOwn: 'Открыть моё сравнение',
  badLink: {
    title: 'По этой ссылке сравнивать нечего',
    text: 'В ней нет товаров из нашего каталога. Попросите прислать её ещё раз или выберите товары сами.',
  },
  empty: {
    title: 'Сравнивать пока нечего',
    text: 'Отметьте два товара одной категории значком сравнения.',
  },
  one: { title: 'Для сравнения нужен второй товар', text: 'Отметьте ещё один товар той же категории.' },
} as const;
