import { mixed, type InferType } from 'yup';
import { choice, list, number, shape, text } from './fields';

const navigation = shape({
  label: text(),
  /** The menu or footer column that lists the page. Without it, the page is on the first level. */
  parent: text().optional(),
  order: number(),
  also: list(shape({ label: text(), order: number() })).optional(),
});

const rootProps = shape({
  path: text(),
  title: text(),
  description: text(),
  navigation: navigation.optional(),
  /** A table of contents beside the text. Narrow windows have no room for it. */
  contents: choice('Содержание', [
    ['side', 'Сбоку на\u00A0широком экране'],
    ['everywhere', 'И\u00A0над текстом на\u00A0узком'],
  ]).optional(),
  /** What the page tells search engines besides its breadcrumbs and its questions. */
  schemaOrg: list(
    choice('Сведения для поисковиков', [
      ['Organization', 'Компания'],
      ['WebSite', 'Сайт'],
    ]),
  ).optional(),
});

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema of each kind of block checks its props. */
const block = shape({
  type: text(),
  props: mixed(isRecord).required('an object is expected').typeError('an object is expected'),
});

/**
 * A page as data, in the form of Puck: its own props, and its blocks in order. Puck keeps nested
 * blocks in `zones`. Our blocks are never nested, so it is empty.
 */
export const pageDocumentSchema = shape({
  root: shape({ props: rootProps }),
  content: list(block),
  zones: shape({}).optional(),
});

export type PageDocument = InferType<typeof pageDocumentSchema>;
