/**
 * A table program runs a cell that begins so as a formula; with an apostrophe it is text. One that
 * has an apostrophe already gets another, so that reading gives the same cell.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

/** One cell of a file that table programs open, separated by `;`. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A file as table programs of the country open it: UTF-8 with its mark, `;` and CRLF. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`;
}
