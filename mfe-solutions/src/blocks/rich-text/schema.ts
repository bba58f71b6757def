import {
  choice,
  constant,
  flag,
  list,
  locked,
  number,
  optional,
  picture,
  richText,
  shape,
  text,
  variants,
  type ValueOf,
} from '@shop/shared/page-documents';
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

const span = shape({
  text: text('Слова'),
  bold: optional(flag('Жирный')),
  struck: optional(flag('Зачёркнутый')),
  href: optional(text('Адрес', { role: 'link' })),
});

/** The words of a text in pieces. The plain text stays beside them, for versions without pieces. */
const spans = list(span, 'Выделенные слова');

const heading = shape(
  {
    type: constant('heading'),
    level: choice('Уровень', [
      [2, 'Раздел'],
      [3, 'Подраздел'],
    ]),
    text: text('Текст'),
  },
  'Подзаголовок',
);

/** The longest text that a draft may have. */
const words = text('Текст', { max: 5000 });

const paragraph = shape({ type: constant('paragraph'), text: words, spans: optional(locked(spans)) }, 'Абзац');

const listOfWords = {
  type: constant('list'),
  ordered: flag('Нумеровать'),
  items: list(text(), 'Строки'),
};

const lineLooks = {
  /** The pieces of each line, in the same order; none for a line without. */
  spans: optional(locked(list(spans, 'Выделенные слова'))),
  /** How many lists each line is inside of, but the outermost: 0 to 2. */
  levels: optional(locked(list(number(), 'Уровни строк'))),
};

/** The parts that are nothing but words. */
export const wordsNode = variants({ paragraph, heading, list: shape({ ...listOfWords, ...lineLooks }, 'Список') });

const node = variants({
  heading,
  paragraph,
  list: shape(
    {
      ...listOfWords,
      /** A drawing above each line, in the same order. */
      pictures: optional(list(stepPicture, 'Рисунки')),
      ...lineLooks,
    },
    'Список',
  ),
  table: shape(
    {
      type: constant('table'),
      caption: text('Название'),
      head: list(text(), 'Столбцы'),
      rows: list(list(text(), 'Ячейки'), 'Строки', 200),
    },
    'Таблица',
  ),
  discounts: shape({ type: constant('discounts'), text: text('Текст') }, 'Абзац, пока включены скидки'),
  note: shape({ type: constant('note'), text: text('Текст') }, 'Выделенная строка'),
  picture: shape(
    { type: constant('picture'), picture: picture('Картинка'), caption: optional(text('Подпись', { max: 300 })) },
    'Картинка',
  ),
  links: shape({ type: constant('links'), items: list(link('Ссылка'), 'Ссылки') }, 'Ссылки'),
});

export const richTextSchema = shape(
  {
    ...anchorFields,
    heading: optional(headingFields.heading),
    nodes: richText(node, 'Части текста'),
  },
  'Текст',
);

export type RichTextProps = ValueOf<typeof richTextSchema>;
export type RichTextNode = ValueOf<typeof node>;
export type RichSpan = ValueOf<typeof span>;
export type ListNode = Extract<RichTextNode, { type: 'list' }>;
export type TableNode = Extract<RichTextNode, { type: 'table' }>;
