import { HEAD_WORDS, LINK_WORDS } from '../common-words';
import { describe } from '../describe';
import { partnersSchema } from './schema';

export const partnersDescription = describe({
  label: 'Партнёры',
  schema: partnersSchema,
  words: {
    ...HEAD_WORDS,
    items: {
      label: 'Партнёры',
      parts: {
        name: 'Название',
        text: 'Что делаем вместе',
        logo: 'Адрес логотипа',
        link: { label: 'Ссылка', parts: LINK_WORDS },
      },
    },
  },
});
