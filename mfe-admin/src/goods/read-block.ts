import type { GoodsField, GoodsValues, Product } from './types';

/** In the order of the table's columns. */
const COLUMNS: readonly GoodsField[] = ['name', 'price', 'active'];

const YES = /^(?:да|yes|истина|true|1|\+|✓)$/iu;
const NO = /^(?:нет|no|ложь|false|0|[-−–])$/iu;

/**
 * The cells of a block that was copied from Excel or Google Sheets: tabs between columns, and
 * quotation marks around a cell with a line break.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/gy;
  for (let cell = CELL.exec(cells); cell; cell = CELL.exec(cells)) {
    const [, quoted, plain = '', end] = cell;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/gu, ' ').trim());
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}

/** Whether a pasted text is more than one cell. */
export const isBlock = (text: string): boolean => /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''));

function readCell(field: GoodsField, text: string): Partial<GoodsValues> {
  if (field !== 'active') return { [field]: text };
  if (YES.test(text)) return { active: true };
  return NO.test(text) ? { active: false } : {};
}

const articleOf = (text: string) => text.trim().toLowerCase();

/** What a pasted block changes. */
export interface PastedBlock {
  changes: { product: Product; part: Partial<GoodsValues> }[];
  /** Rows that fit no product. */
  left: string[];
}

function readCells(cells: readonly string[], firstField: GoodsField): Partial<GoodsValues> {
  const first = COLUMNS.indexOf(firstField);
  return Object.assign(
    {},
    ...cells.map((cell, index) => {
      const field = COLUMNS[first + index];
      // An empty cell of a block says nothing about its product.
      return field && cell !== '' ? readCell(field, cell) : {};
    }),
  ) as Partial<GoodsValues>; // of parts of it
}

/** Of an article and one cell, the cell is for the column it was pasted into. */
const readNamed = ([, ...cells]: readonly string[], field: GoodsField) =>
  readCells(cells, cells.length > 1 ? 'name' : field);

/** Whether the first column of a block has articles, which then say what each row is about. */
export function articlesOf(rows: readonly (readonly string[])[], known: (article: string) => boolean): string[] | null {
  const articles = rows.flatMap(([first = '', ...rest]) => (rest.length > 0 && first !== '' ? [articleOf(first)] : []));
  return articles.some(known) ? articles : null;
}

/** Where a block is pasted. */
export interface PlaceOfBlock {
  /** Those that are shown, in their order, then others that articles may name. */
  products: readonly Product[];
  shown: number;
  /** Among those that are shown. */
  from: number;
  field: GoodsField;
}

/**
 * Puts a block onto the products from one on, in the order in which they are shown. A block whose
 * first column has articles finds its products by them.
 */
export function placeBlock(rows: readonly (readonly string[])[], at: PlaceOfBlock): PastedBlock {
  const byArticle = new Map(at.products.map((product) => [articleOf(product.code), product]));
  const isNamed = articlesOf(rows, (article) => byArticle.has(article)) !== null;
  const placed = rows.map((cells, index) => ({
    product: isNamed ? byArticle.get(articleOf(cells[0] ?? '')) : at.products.slice(0, at.shown)[at.from + index],
    part: isNamed ? readNamed(cells, at.field) : readCells(cells, at.field),
    text: cells.join(' '),
  }));
  return {
    changes: placed.flatMap(({ product, part }) => (product ? [{ product, part }] : [])),
    left: placed.flatMap(({ product, text }) => (product || text.trim() === '' ? [] : [text])),
  };
}
