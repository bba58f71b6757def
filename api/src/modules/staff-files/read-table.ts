import { AppError } from '../../errors/app-error';
import { readCsv, withoutApostrophe, type CsvRow, type CsvTable, type Separator } from '../../csv/read-csv';
import type { FileFault } from '../../generated/resolvers-types';
import { columnOf, HEADINGS, type FileColumn } from './file-columns';

export const MOST_BYTES = 5 * 1024 * 1024;
const MOST_ROWS = 5000;

const TEXTS = {
  empty: 'Файл пустой',
  noTable: 'Это не\u00A0таблица. Сохраните её как CSV, с\u00A0заголовками «Артикул», «Цена» в\u00A0первой строке',
  noRows: 'В\u00A0таблице только заголовки',
  tooLong: 'В\u00A0файле больше 5\u00A0000 строк. Разделите его на\u00A0части',
  noArticle: 'Нет столбца «Артикул»',
  noValues: 'Кроме артикулов, в\u00A0файле нечего читать: нет ни\u00A0названий, ни\u00A0цен, ни\u00A0остатков',
  twice: 'Этот столбец назван дважды',
  extra: 'В\u00A0строке больше ячеек, чем заголовков',
  openQuote: 'Кавычка открыта, но\u00A0не\u00A0закрыта',
} as const;

/** A row of a file: its cells by their columns, without those that are empty. */
export interface TableRow {
  line: number;
  cells: ReadonlyMap<FileColumn, string>;
}

export interface Table {
  rows: TableRow[];
  faults: FileFault[];
}

/** @throws AppError BAD_REQUEST with `fields.file`: what came is no table */
function refuseFile(text: string): never {
  throw new AppError('BAD_REQUEST', 'the file is no table', { fields: { file: text }, text });
}

/** Excel saves windows-1251, others UTF-8; a text is rarely valid as UTF-8 by chance. */
function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1251').decode(file);
  }
}

/** @throws AppError BAD_REQUEST with `fields.file` */
function textOfFile(file: Buffer): string {
  if (file.length > MOST_BYTES) refuseFile('Файл слишком большой: можно до\u00A05\u00A0МБ');
  // Also UTF-16 and workbooks, which have zero bytes.
  if (file.includes(0)) refuseFile(TEXTS.noTable);
  const text = decode(file);
  if (text.trim() === '') refuseFile(TEXTS.empty);
  if (text.trimStart().startsWith('<')) refuseFile(TEXTS.noTable);
  return text;
}

const isEmpty = ({ cells }: CsvRow) => cells.every((cell) => cell.trim() === '');
const readCells = ({ cells }: CsvRow) => cells.map((cell) => withoutApostrophe(cell.trim()).trim());
const SEPARATORS: readonly Separator[] = [';', '\t', ','];

const knownIn = (row: CsvRow | undefined) =>
  row ? readCells(row).filter((cell) => columnOf(cell) !== null).length : 0;

/**
 * Reads by the separator with which most headings are known.
 * @throws AppError BAD_REQUEST with `fields.file`
 */
function readRows(text: string): CsvTable {
  const found = SEPARATORS.map((separator) => ({ separator, known: knownIn(readCsv(text, separator, 1).rows[0]) }));
  const best = found.reduce((most, next) => (next.known > most.known ? next : most));
  if (best.known === 0) refuseFile(TEXTS.noTable);
  return readCsv(text, best.separator);
}

function headingFaults(line: number, columns: readonly (FileColumn | null)[]): FileFault[] {
  const known = columns.filter((column) => column !== null);
  const twice = [...new Set(known.filter((column, index) => known.indexOf(column) < index))];
  return [
    ...(known.includes('article') ? [] : [{ line, column: HEADINGS.article, text: TEXTS.noArticle }]),
    ...(known.some((column) => column !== 'article') ? [] : [{ line, column: null, text: TEXTS.noValues }]),
    ...twice.map((column) => ({ line, column: HEADINGS[column], text: TEXTS.twice })),
  ];
}

function readRow(row: CsvRow, columns: readonly (FileColumn | null)[]): TableRow {
  const cells = readCells(row).flatMap((cell, index): [FileColumn, string][] => {
    const column = columns[index] ?? null;
    return column === null || cell === '' ? [] : [[column, cell]];
  });
  return { line: row.line, cells: new Map(cells) };
}

/**
 * Reads a file of goods into rows. Columns of other headings are left out, and so are empty rows;
 * an empty cell says nothing.
 * @throws AppError BAD_REQUEST with `fields.file`: what came is no table at all
 */
export function readTable(file: Buffer): Table {
  const { rows, openQuote } = readRows(textOfFile(file));
  const [head, ...all] = rows;
  const filled = all.filter((row) => !isEmpty(row));
  if (!head || (filled.length === 0 && openQuote === null)) refuseFile(TEXTS.noRows);
  if (filled.length > MOST_ROWS) refuseFile(TEXTS.tooLong);
  const columns = readCells(head).map(columnOf);
  const long = filled.filter(({ cells }) => cells.slice(columns.length).some((cell) => cell.trim() !== ''));
  const faults = [
    ...headingFaults(head.line, columns),
    ...long.map(({ line }) => ({ line, column: null, text: TEXTS.extra })),
    ...(openQuote === null ? [] : [{ line: openQuote, column: null, text: TEXTS.openQuote }]),
  ];
  return { rows: filled.map((row) => readRow(row, columns)), faults };
}
