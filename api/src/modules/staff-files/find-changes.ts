import { isPriceJump, readPrice } from '@shop/shared/price-edit';
import type { FileChange, FileFault } from '../../generated/resolvers-types';
import type { GoodsRow } from '../staff-goods/goods-repository';
import { readChange } from '../staff-goods/read-change';
import { FILE_FIELDS, goodsChangeOf, HEADINGS, readCell, textOf, type FileField } from './file-columns';
import type { Table, TableRow } from './read-table';

/** A change as it is stored: what the contract says of it, and what it is done to. */
export interface StoredChange extends FileChange {
  field: FileField;
  productId: number;
  /** The thing that is counted; null for a field of the product. */
  stockItemId: number | null;
}

const TEXTS = {
  noArticle: 'Нет артикула',
  unknown: 'Такого артикула нет',
  service: 'У\u00A0услуги нет остатка',
  uncounted: 'Этот товар не\u00A0связан со\u00A0складом',
} as const;

const MOST_SAID = 40;

/** What stands in a cell, so that whoever mends the file finds it. */
const said = (cell: string) => `«${cell.length > MOST_SAID ? `${cell.slice(0, MOST_SAID)}…` : cell}»`;

/** Collects what a file changes, row by row. */
function createDifference(byArticle: ReadonlyMap<string, GoodsRow>) {
  const changes: StoredChange[] = [];
  const faults: FileFault[] = [];
  const lineOf = new Map<number, number>();
  const counts = new Map<number, { line: number; value: string }>();

  const refuse = (line: number, column: keyof typeof HEADINGS, text: string) =>
    void faults.push({ line, column: HEADINGS[column], text });

  function addCount(line: number, row: GoodsRow, now: string): void {
    const { stock_item_id: stockItemId, id: productId, code: article } = row;
    const was = textOf(row, 'onHand');
    if (stockItemId === null || was === null)
      return refuse(line, 'onHand', row.type === 'service' ? TEXTS.service : TEXTS.uncounted);
    const other = counts.get(stockItemId);
    if (other && other.value !== now)
      return refuse(
        line,
        'onHand',
        `Это та\u00A0же вещь, что в\u00A0строке\u00A0${other.line}, а\u00A0там ${other.value}`,
      );
    counts.set(stockItemId, other ?? { line, value: now });
    if (other || was === now) return undefined;
    const key = `stock-${stockItemId}`;
    changes.push({ key, article, field: 'onHand', was, now, isJump: false, productId, stockItemId });
    return undefined;
  }

  function addValue(row: GoodsRow, field: FileField, now: string): void {
    const was = textOf(row, field);
    if (was === now) return;
    const isJump = field === 'price' && isPriceJump(readPrice(was ?? '') ?? 0, readPrice(now) ?? 0);
    const { id: productId, code: article } = row;
    changes.push({ key: `${productId}-${field}`, article, field, was, now, isJump, productId, stockItemId: null });
  }

  function readValues({ line, cells }: TableRow): Map<FileField, string> {
    const values = new Map<FileField, string>();
    for (const field of FILE_FIELDS) {
      const cell = cells.get(field);
      if (cell === undefined) continue;
      const read = readCell(field, cell);
      if ('fault' in read) refuse(line, field, `${said(cell)}. ${read.fault}`);
      else values.set(field, read.value);
    }
    return values;
  }

  /** The product that a row is about; null when it names none. */
  function productOf({ line, cells }: TableRow): GoodsRow | null {
    const article = cells.get('article');
    const row = byArticle.get(article?.toLowerCase() ?? '');
    const earlier = row && lineOf.get(row.id);
    if (article === undefined) refuse(line, 'article', TEXTS.noArticle);
    else if (!row) refuse(line, 'article', `${TEXTS.unknown}: ${said(article)}`);
    else if (earlier !== undefined) refuse(line, 'article', `Этот артикул уже есть в\u00A0строке\u00A0${earlier}`);
    else {
      lineOf.set(row.id, line);
      return row;
    }
    return null;
  }

  return {
    changes,
    faults,

    add(tableRow: TableRow): void {
      const row = productOf(tableRow);
      const values = readValues(tableRow);
      if (!row) return;
      const { errors } = readChange(row, goodsChangeOf(row, values), new Set());
      for (const field of FILE_FIELDS) {
        const [value, error] = [values.get(field), errors[field]];
        if (error !== undefined) refuse(tableRow.line, field, error);
        else if (value === undefined) continue;
        else if (field === 'onHand') addCount(tableRow.line, row, value);
        else addValue(row, field, value);
      }
    },
  };
}

/** Articles of a table, each as it is written and in small letters. */
export function articlesOf({ rows }: Pick<Table, 'rows'>): string[] {
  const articles = rows.flatMap(({ cells }) => cells.get('article') ?? []);
  return [...new Set(articles.flatMap((article) => [article, article.toLowerCase()]))];
}

/**
 * What a table changes in goods, and what is wrong with it, line by line. The rules are those of
 * an edit in the table of goods.
 */
export function findChanges({ rows, faults }: Table, goods: readonly GoodsRow[]) {
  const difference = createDifference(new Map(goods.map((row) => [row.code.toLowerCase(), row])));
  // Without its columns, each line would have the same fault.
  if (!faults.some(({ line }) => line < (rows[0]?.line ?? 0))) for (const row of rows) difference.add(row);
  const all = [...faults, ...difference.faults].toSorted((one, other) => one.line - other.line);
  return { changes: all.length > 0 ? [] : difference.changes, faults: all };
}
