import { list, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { countOf, headFields } from '../common-fields';

const note = shape({
  id: text('Якорь, латиницей', { role: 'anchor', max: 60 }),
  /** A file of the site. It shows what the note is about and has no words of its own. */
  picture: text('Рисунок, адрес', { role: 'picture' }),
  date: text('Дата, ГГГГ-ММ-ДД', { role: 'day' }),
  tag: text('Рубрика'),
  title: text('Заголовок'),
  text: text('Вводный текст'),
  paragraphs: list(text(), 'Абзацы'),
});

export const mediaListSchema = shape({ ...headFields, ...countOf('items'), items: list(note, 'Заметки') }, 'Заметки');

export type MediaListProps = ValueOf<typeof mediaListSchema>;
