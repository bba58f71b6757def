import type { HtmlElement, Lost, Piece } from './pasted-pieces';
import { EMPTY_CELL } from './table-words';

/** As many as a table of the site may have. */
const MAX_COLUMNS = 60;
const MAX_ROWS = 200;

type Read = (nodes: HtmlElement['children']) => Piece[];

const isElement = (node: HtmlElement['children'][number]): node is HtmlElement => 'attribs' in node;

function rowsIn(element: HtmlElement): HtmlElement[] {
  return element.children.filter(isElement).flatMap((child) => {
    if (child.name === 'tr') return [child];
    return /^t(?:head|body|foot)$/.test(child.name) ? rowsIn(child) : [];
  });
}

const cellsIn = (row: HtmlElement) =>
  row.children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th');

const spanOf = (value: string | undefined, max: number) =>
  Math.min(max, Math.max(1, Number.parseInt(value ?? '1', 10) || 1));

/** The words of a cell in one line. */
function wordsIn(pieces: readonly Piece[]): string {
  const words = pieces.map((piece) => {
    if ('edge' in piece) return ' ';
    return 'words' in piece ? piece.words.textContent : '';
  });
  return words.join('').replaceAll(/\s+/g, ' ').trim();
}

function lostIn(pieces: readonly Piece[]): Lost[] {
  return pieces.flatMap((piece): Lost[] => {
    if ('lost' in piece) return [piece.lost];
    if ('picture' in piece) return ['picture'];
    if ('words' in piece && piece.words.marks.length > 0) return ['table-looks'];
    return 'card' in piece || 'rows' in piece ? ['table'] : [];
  });
}

/** Fills a merged cell into all the places that it covered. */
function place(grid: string[][], row: number, { attribs }: HtmlElement, words: string): void {
  const line = (grid[row] ??= []);
  let column = 0;
  while (line[column] !== undefined) column += 1;
  for (let down = 0; down < spanOf(attribs.rowspan, MAX_ROWS); down += 1)
    for (let right = 0; right < spanOf(attribs.colspan, MAX_COLUMNS); right += 1)
      (grid[row + down] ??= [])[column + right] = words;
}

/** Rows of one length, without empty cells. */
export function evenRows(rows: readonly (readonly (string | undefined)[])[]): string[][] {
  const columns = Math.min(MAX_COLUMNS, Math.max(0, ...rows.map(({ length }) => length)));
  return rows
    .slice(0, MAX_ROWS)
    .filter((row) => row.some((words) => words?.trim()))
    .map((row) => Array.from({ length: columns }, (_, index) => row[index]?.trim() || EMPTY_CELL));
}

/**
 * Reads a table of the clipboard, and what of it cannot come along.
 * @returns null for a table of one column: mails and pages are laid out with such
 */
export function gridOf(table: HtmlElement, read: Read): Piece[] | null {
  const rows = rowsIn(table);
  if (!rows.some((row) => cellsIn(row).length > 1)) return null;
  const grid: string[][] = [];
  const lost = new Set<Lost>(rows.length > MAX_ROWS ? ['table'] : []);
  for (const [index, row] of rows.slice(0, MAX_ROWS).entries())
    for (const cell of cellsIn(row)) {
      const pieces = read(cell.children);
      place(grid, index, cell, wordsIn(pieces));
      for (const one of lostIn(pieces)) lost.add(one);
    }
  return [{ rows: evenRows(grid.slice(0, MAX_ROWS)) }, ...[...lost].map((one) => ({ lost: one }))];
}

/** The cells of a line of a spreadsheet, one of which may be in quotes and hold lines itself. */
const CELL = /(?:^|\t)(?:"((?:[^"]|"")*)"(?=\t|$)|([^\t\n]*))/gm;

/** A text of a spreadsheet: lines of cells with tabs between them; null for any other text. */
export function tabbedRows(plain: string): string[][] | null {
  const text = plain.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!text.includes('\t')) return null;
  const rows: string[][] = [[]];
  let end = 0;
  for (const match of text.matchAll(CELL)) {
    if (text.slice(end, match.index).includes('\n')) rows.push([]);
    rows.at(-1)?.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').replaceAll(/\s+/g, ' '));
    end = match.index + match[0].length;
  }
  // Some lines with a tab are a text that somebody has indented.
  return rows.every(({ length }) => length > 1) ? evenRows(rows) : null;
}
