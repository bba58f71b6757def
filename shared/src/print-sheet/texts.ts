export const TEXTS = {
  titles: { invoice: 'Счёт на\u00A0оплату {number} от\u00A0{date}', order: 'Заказ {number} от\u00A0{date}' },
  seller: 'Поставщик',
  payer: 'Плательщик',
  columns: ['№', 'Наименование', 'Кол-во', 'Цена', 'Сумма'],
  pieces: 'шт.',
  services: 'усл.',
  delivery: 'Доставка',
  total: 'Итого: {total}',
  inWords: 'Сумма прописью: {words}',
  vat: 'Цены указаны {phrase}.',
  deliveryOpen: 'Доставка по\u00A0договорённости, в\u00A0сумму не\u00A0входит.',
  validity: 'Счёт действует {days}\u00A0рабочих дней.',
  purpose: 'Назначение платежа: оплата по\u00A0счёту {number} от\u00A0{date}.',
  download: {
    button: 'Счёт, PDF',
    failed: {
      kind: 'error',
      title: 'Счёт не загрузился',
      text: 'Попробуйте ещё раз. Счёт есть и\u00A0в\u00A0письме о\u00A0заказе.',
    },
  },
} as const;
