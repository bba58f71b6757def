import type { InferType } from 'yup';
import { list, shape, text } from '../../content/fields';
import { headFields } from '../common-fields';

const note = shape({
  id: text('Якорь, латиницей'),
  /** A file of the site. It shows what the note is about and has no words of its own. */
  picture: text('Рисунок, адрес'),
  date: text('Дата, ГГГГ-ММ-ДД'),
  tag: text('Рубрика'),
  title: text('Заголовок'),
  text: text('Вводный текст'),
  paragraphs: list(text(), 'Абзацы'),
});

export const mediaListSchema = shape({ ...headFields, items: list(note, 'Заметки') }).label('Заметки');

export type MediaListProps = InferType<typeof mediaListSchema>;
