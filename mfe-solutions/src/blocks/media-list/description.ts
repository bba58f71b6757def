import { HEAD_WORDS } from '../common-words';
import { describe } from '../describe';
import { mediaListSchema } from './schema';

export const mediaListDescription = describe({
  label: 'Заметки',
  schema: mediaListSchema,
  words: {
    ...HEAD_WORDS,
    items: {
      label: 'Заметки',
      parts: {
        id: 'Якорь, латиницей',
        date: 'Дата, ГГГГ-ММ-ДД',
        tag: 'Рубрика',
        title: 'Заголовок',
        text: 'Вводный текст',
        paragraphs: 'Абзацы',
      },
    },
  },
});
