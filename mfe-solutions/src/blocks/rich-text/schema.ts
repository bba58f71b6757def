import type { InferType } from 'yup';
import { choice, constant, flag, list, shape, text, variants } from '../../content/fields';
import { anchorFields, headingFields, link } from '../common-fields';

const node = variants({
  heading: shape({
    type: constant('heading'),
    level: choice('Уровень', [
      [2, 'Раздел'],
      [3, 'Подраздел'],
    ]),
    text: text('Текст'),
  }).label('Подзаголовок'),
  paragraph: shape({ type: constant('paragraph'), text: text('Текст') }).label('Абзац'),
  list: shape({
    type: constant('list'),
    ordered: flag('Нумеровать'),
    items: list(text(), 'Строки'),
  }).label('Список'),
  table: shape({
    type: constant('table'),
    caption: text('Название'),
    head: list(text(), 'Столбцы'),
    rows: list(list(text(), 'Ячейки'), 'Строки'),
  }).label('Таблица'),
  note: shape({ type: constant('note'), text: text('Текст') }).label('Выделенная строка'),
  links: shape({ type: constant('links'), items: list(link('Ссылка'), 'Ссылки') }).label('Ссылки'),
});

export const richTextSchema = shape({
  ...anchorFields,
  heading: headingFields.heading.optional(),
  nodes: list(node, 'Части текста'),
}).label('Текст');

export type RichTextProps = InferType<typeof richTextSchema>;
export type RichTextNode = InferType<typeof node>;
export type TableNode = Extract<RichTextNode, { type: 'table' }>;
