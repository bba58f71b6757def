export const TEXTS = {
  title: 'Мои заказы',
  loading: 'Загружаем заказы',
  failed: {
    title: 'Заказы не загрузились',
    text: 'С\u00A0ними всё в\u00A0порядке, не\u00A0удалось только показать список.',
  },
  empty: {
    title: 'Заказов ещё нет',
    text: 'Здесь появятся номера, статусы и\u00A0документы.',
    button: { text: 'К оборудованию', href: '/products' },
  },
  filter: 'Статус заказа',
  all: 'Все',
  noneOfStatus: {
    title: 'Заказов с\u00A0таким статусом нет',
    text: 'Выберите другой статус или посмотрите все заказы.',
    button: 'Показать все',
  },
  shownSome: 'Показано {shown} из\u00A0{count}',
  repeat: 'Повторить',
  repeatOne: 'Повторить заказ {number}',
} as const;

export const ORDER_FORMS = ['заказ', 'заказа', 'заказов'] as const;

export const SHOWN_FORMS = ['Показан', 'Показаны все', 'Показаны все'] as const;
