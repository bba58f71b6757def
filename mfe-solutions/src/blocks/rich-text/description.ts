import { HEADING_WORDS, LINK_WORDS } from '../common-words';
import { describe } from '../describe';
import { richTextSchema } from './schema';

export const richTextDescription = describe({
  label: 'Текст',
  schema: richTextSchema,
  words: {
    ...HEADING_WORDS,
    nodes: {
      label: 'Части текста',
      variants: {
        heading: {
          label: 'Подзаголовок',
          parts: { level: { label: 'Уровень', options: { 2: 'Раздел', 3: 'Подраздел' } }, text: 'Текст' },
        },
        paragraph: { label: 'Абзац', parts: { text: 'Текст' } },
        list: { label: 'Список', parts: { ordered: 'Нумеровать', items: 'Строки' } },
        table: { label: 'Таблица', parts: { caption: 'Название', head: 'Столбцы', rows: 'Строки' } },
        note: { label: 'Выделенная строка', parts: { text: 'Текст' } },
        links: { label: 'Ссылки', parts: { items: { label: 'Ссылки', parts: LINK_WORDS } } },
      },
    },
  },
});
