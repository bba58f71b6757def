import { choice, list, number, optional, picture, shape, text, type ShapeField, type ValueOf } from './field';
import { newsField } from './news';
import type { ShownPeriod } from './shown-period';

/** The menu of the header and the columns of the footer that pages may name as their parent. */
export const MENU_TITLES: readonly string[] = ['Решения', 'Компания', 'Клиентам', 'Магазин'];

const navigation = shape(
  {
    label: text('Название в меню', { max: 40 }),
    /** The menu or footer column that lists the page, or the page that it is below. */
    parent: optional(text('Раздел меню', { suggestions: MENU_TITLES })),
    /** Lower comes first. */
    order: number('Порядок в меню'),
    also: optional(list(shape({ label: text('Название', { max: 40 }), order: number('Порядок') }), 'Ещё в меню')),
  },
  'Место в меню',
);

/** What a page says of itself. */
export const pageSchema = shape(
  {
    path: text('Адрес страницы'),
    title: text('Заголовок в поиске', { max: 120 }),
    description: text('Описание в поиске', { max: 300 }),
    /** What messengers and social networks show; by default, the first screen or the cover. */
    socialPicture: optional(picture('Картинка для\u00A0соцсетей')),
    news: newsField,
    navigation: optional(navigation),
    /** A table of contents beside the text. Narrow windows have no room for it. */
    contents: optional(
      choice('Содержание', [
        ['side', 'Сбоку на\u00A0широком экране'],
        ['everywhere', 'И\u00A0над текстом на\u00A0узком'],
      ]),
    ),
    /** What the page tells search engines besides its breadcrumbs and its questions. */
    schemaOrg: optional(
      list(
        choice('Сведения для поисковиков', [
          ['Organization', 'Компания'],
          ['WebSite', 'Сайт'],
        ]),
        'Сведения для поисковиков',
      ),
    ),
  },
  'Страница',
);

export type PageProps = ValueOf<typeof pageSchema>;

/** One section of a page. Outside its period it stays in the document, and no shopper gets it. */
export interface Block extends ShownPeriod {
  /** The kind of block. */
  type: string;
  /** The schema of the kind checks them. */
  props: Record<string, unknown>;
  /** It stays in the document, and no shopper gets it. */
  isHidden?: true;
}

/**
 * A page as data, in the form of Puck: its own props, and its blocks in order. Puck keeps nested
 * blocks in `zones`. Our blocks are never nested, so it is empty.
 */
export interface PageDocument {
  root: { props: PageProps };
  content: Block[];
  zones?: Record<string, never>;
}

/** What a release says about the blocks that it can show. It is plain data. */
export interface Schemas {
  /** The fields of each kind of block. */
  kinds: Record<string, ShapeField>;
}

/** What is wrong with a document. */
export interface DocumentFault {
  /** Where: `content[3].props.items[0].mark`. */
  path: string;
  code: FaultCode;
  /** In Russian, with the names of the fields as an editor sees them. */
  text: string;
}

export type FaultCode =
  | 'missing'
  | 'sample'
  | 'type'
  | 'unknown'
  | 'too-long'
  | 'too-many'
  | 'too-large'
  | 'too-deep'
  | 'characters'
  | 'link'
  | 'picture'
  | 'anchor'
  | 'repeated'
  | 'heading'
  | 'period'
  | 'address'
  | 'empty'
  | 'count'
  | 'render'
  | 'menu';
