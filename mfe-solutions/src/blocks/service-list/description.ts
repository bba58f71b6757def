import { HEAD_WORDS, LINK_WORDS } from '../common-words';
import { describe } from '../describe';
import { serviceListSchema } from './schema';

export const serviceListDescription = describe({
  label: 'Отрасли',
  schema: serviceListSchema,
  words: {
    ...HEAD_WORDS,
    items: {
      label: 'Карточки',
      parts: {
        title: 'Название',
        text: 'Текст',
        link: { label: 'Ссылка', parts: LINK_WORDS },
        picture: {
          label: 'Рисунок',
          options: { taxi: 'Такси', crossover: 'Кроссовер', truck: 'Тягач', rack: 'Стойка серверов' },
        },
      },
    },
  },
});
