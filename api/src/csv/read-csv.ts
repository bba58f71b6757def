/** A row of a table, and the line of the file where it begins. */
export interface CsvRow {
  line: number;
  cells: string[];
}

export interface CsvTable {
  rows: CsvRow[];
  /** The line of a quotation mark that nothing closes; null: all are closed. */
  openQuote: number | null;
}

/** Where reading is. */
interface Cursor {
  at: number;
  line: number;
}

const LINE_BREAK = /\r\n|\r|\n/g;
const PLAIN = { ';': /[^;\r\n]*/y, ',': /[^,\r\n]*/y, '\t': /[^\t\r\n]*/y } as const;

export type Separator = keyof typeof PLAIN;

/** Whatever stands between a closing mark and the end of its cell belongs to it, as in Excel. */
function readPlain(text: string, cursor: Cursor, separator: Separator): string {
  const pattern = PLAIN[separator];
  pattern.lastIndex = cursor.at;
  const plain = pattern.exec(text)?.[0] ?? '';
  cursor.at += plain.length;
  return plain;
}

/** @returns the cell, or null when nothing closes it */
function readQuoted(text: string, cursor: Cursor): string | null {
  let cell = '';
  for (let from = cursor.at + 1; ;) {
    const end = text.indexOf('"', from);
    if (end < 0) return null;
    const part = text.slice(from, end);
    cursor.line += part.match(LINE_BREAK)?.length ?? 0;
    cell += part;
    cursor.at = end + 1;
    if (text[cursor.at] !== '"') return cell;
    cell += '"';
    from = end + 2;
  }
}

/** Goes over the end of a row; false inside one. */
function skipBreak(text: string, cursor: Cursor): boolean {
  const sign = text[cursor.at];
  if (sign !== '\r' && sign !== '\n') return false;
  cursor.at += sign === '\r' && text[cursor.at + 1] === '\n' ? 2 : 1;
  cursor.line += 1;
  return true;
}

/** The cells of one row. @returns null when a quotation mark is not closed */
function readRow(text: string, cursor: Cursor, separator: Separator): string[] | null {
  const cells: string[] = [];
  for (;;) {
    const quoted = text[cursor.at] === '"' ? readQuoted(text, cursor) : '';
    if (quoted === null) return null;
    cells.push(quoted + readPlain(text, cursor, separator));
    if (cursor.at >= text.length || skipBreak(text, cursor)) return cells;
    cursor.at += 1; // the separator
  }
}

/**
 * Reads a table as RFC 4180 and table programs write it: quotation marks around a cell, doubled
 * inside, any line ends. Marks inside an unquoted cell are text.
 * @param mostRows reading stops after them
 */
export function readCsv(text: string, separator: Separator, mostRows = Number.POSITIVE_INFINITY): CsvTable {
  const rows: CsvRow[] = [];
  const cursor: Cursor = { at: 0, line: 1 };
  while (cursor.at < text.length && rows.length < mostRows) {
    const { line } = cursor;
    const cells = readRow(text, cursor, separator);
    if (cells === null) return { rows, openQuote: line };
    rows.push({ line, cells });
  }
  return { rows, openQuote: null };
}

/** A cell without the apostrophe that `csvCell` has put before a formula. */
export const withoutApostrophe = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
