import type { TableCell } from './table-part';

/** A place in a text: the number of a part, and of a line in its list or a cell in its table. */
export interface TextPlace {
  index: number;
  line: number;
  cell: TableCell;
}

/**
 * Reads the rest of a path behind the text's own.
 * @returns null when the path is none of the text
 */
export function placeIn(textPath: string, path: string): TextPlace | null {
  if (!path.startsWith(`${textPath}[`)) return null;
  const rest = path.slice(textPath.length);
  const [, index, line] = /^\[(\d+)\](?:\.(?:items|spans)\[(\d+)\])?/.exec(rest) ?? [];
  if (index === undefined) return null;
  const [, name] = /\.head\[(\d+)\]/.exec(rest) ?? [];
  const [, row, column] = /\.rows\[(\d+)\](?:\[(\d+)\])?/.exec(rest) ?? [];
  const cell = { row: row === undefined ? 0 : Number(row) + 1, column: Number(name ?? column ?? 0) };
  return { index: Number(index), line: Number(line ?? 0), cell };
}
