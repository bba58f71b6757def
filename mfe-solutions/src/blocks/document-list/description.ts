import { HEAD_WORDS } from '../common-words';
import { describe } from '../describe';
import { documentListSchema } from './schema';

const { label: _label, ...words } = HEAD_WORDS;

export const documentListDescription = describe({
  label: 'Документы',
  schema: documentListSchema,
  words: {
    ...words,
    groups: {
      label: 'Группы',
      parts: {
        title: 'Название',
        items: {
          label: 'Документы',
          parts: {
            title: 'Название',
            text: 'Описание',
            kind: { label: 'Вид', options: { pdf: 'PDF', page: 'Страница' } },
            href: 'Адрес',
          },
        },
      },
    },
  },
});
