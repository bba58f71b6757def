/** For a visitor who has opened the address without sending anything. */
export const NOTHING_SENT = {
  title: 'Отправленных обращений нет',
  text: 'Эта страница открывается после отправки формы. Если есть вопрос, напишите нам: ответим в\u00A0течение рабочего дня.',
  back: 'Написать в\u00A0поддержку',
  home: 'На\u00A0главную',
} as const;

/** For both, because only the browser knows which of them it is. */
export const PAGE_TITLE = 'Обращение в\u00A0поддержку';

export const SUPPORT_SUCCESS = {
  title: 'Обращение отправлено',
  text: 'Ответим в\u00A0течение рабочего дня. Копия письма\u00A0— в\u00A0вашей почте.',
  back: 'Вернуться в\u00A0поддержку',
  home: 'На\u00A0главную',
} as const;
