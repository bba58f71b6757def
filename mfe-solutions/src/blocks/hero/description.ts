import { ANCHOR_WORDS, LINK_WORDS } from '../common-words';
import { describe } from '../describe';
import { heroSchema } from './schema';

export const heroDescription = describe({
  label: 'Первый экран',
  schema: heroSchema,
  words: {
    id: ANCHOR_WORDS.id,
    title: 'Заголовок',
    titleSecond: 'Вторая строка заголовка',
    lead: 'Вводный текст',
    primary: { label: 'Главная кнопка', parts: LINK_WORDS },
    secondary: { label: 'Вторая кнопка', parts: LINK_WORDS },
    picture: {
      label: 'Рисунок',
      options: {
        'car-slices': 'Автомобиль в срезах',
        'taxi-slices': 'Такси в срезах',
        'truck-slices': 'Тягач в срезах',
        server: 'Сервер',
        none: 'Без рисунка',
      },
    },
    strip: { label: 'Полоса товаров', parts: { slug: 'Товар', text: 'Подпись' } },
  },
  needs: ({ strip }) => (strip ? { lists: ['products'] } : null),
});
