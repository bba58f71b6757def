import type { InferType } from 'yup';
import { choice, constant, flag, list, shape, text, variants } from '../../content/fields';
import { anchorFields, headingFields, link } from '../common-fields';

const stepPicture = choice('Рисунок шага', [
  ['act', 'Акт'],
  ['beacon-apart', 'Маяк отдельно от блока'],
  ['block-up', 'Блок насечкой к небу'],
  ['can', 'Шина CAN'],
  ['diode', 'Диод трекера'],
  ['driver-card', 'Карта водителя'],
  ['fuse', 'Предохранитель'],
  ['inputs', 'Входы'],
  ['insert', 'Трекер в разъём'],
  ['joints', 'Соединения'],
  ['key-off', 'Зажигание выключено'],
  ['lines-apart', 'Линии врозь'],
  ['lines-app', 'Линии в приложении'],
  ['lines-test', 'Проверка линии'],
  ['map-point', 'Точка на карте'],
  ['message', 'Сообщение'],
  ['obd-socket', 'Разъём OBD-II'],
  ['odometer', 'Одометр'],
  ['open-sky', 'Под открытым небом'],
  ['pedals', 'Педали'],
  ['pull-out', 'Трекер вынут'],
  ['relay', 'Реле в цепи'],
  ['relays-apart', 'Три реле'],
  ['tag-away', 'Метка далеко'],
  ['tag-near', 'Метка рядом'],
  ['tare', 'Тарировка бака'],
  ['trailer-door', 'Дверь прицепа'],
  ['trip', 'Пробный рейс'],
]);

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
    /** A drawing above each line, in the same order. */
    pictures: list(stepPicture, 'Рисунки').optional(),
  }).label('Список'),
  table: shape({
    type: constant('table'),
    caption: text('Название'),
    head: list(text(), 'Столбцы'),
    rows: list(list(text(), 'Ячейки'), 'Строки'),
  }).label('Таблица'),
  discounts: shape({ type: constant('discounts'), text: text('Текст') }).label('Абзац, пока включены скидки'),
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
