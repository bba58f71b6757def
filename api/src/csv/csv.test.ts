import fc from 'fast-check';
import { readCsv, withoutApostrophe } from './read-csv';
import { csvFile } from './write-csv';

const cell = fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@"; ,\t\r\nя]{0,8}$/));
const cellsOf = (text: string) =>
  readCsv(text.replace(/^\uFEFF/, ''), ';').rows.map(({ cells }) => cells.map(withoutApostrophe));

it('reads every table that it writes', () => {
  const tables = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(tables, (rows) => {
      expect(cellsOf(csvFile(rows))).toEqual(rows);
    }),
  );
});

it('reads any text to its end, in any separator', () => {
  const separator = fc.constantFrom(';' as const, ',' as const, '\t' as const);
  fc.assert(
    fc.property(fc.stringMatching(/^[";,\t\r\na]{0,40}$/), separator, (text, sign) => {
      const { rows, openQuote } = readCsv(text, sign);
      expect(rows.map(({ line }) => line)).toEqual(rows.map(({ line }) => line).toSorted((one, other) => one - other));
      expect(openQuote === null || openQuote >= rows.length).toBe(true);
    }),
  );
});

it('counts the lines of the file, also those inside cells', () => {
  expect(readCsv('a;"b\r\nc\nd"\r\n"e ""f"" g";h\ri', ';').rows).toEqual([
    { line: 1, cells: ['a', 'b\r\nc\nd'] },
    { line: 4, cells: ['e "f" g', 'h'] },
    { line: 5, cells: ['i'] },
  ]);
});

it('names the row whose quotation mark is not closed', () => {
  expect(readCsv('a;b\n1;"2\n3;4', ';')).toEqual({ rows: [{ line: 1, cells: ['a', 'b'] }], openQuote: 2 });
});

it('gives no cell that a table program would run', () => {
  expect(csvFile([['=cmd|x', '+7', '-5', '@a', "'=b"]])).toBe("\uFEFF'=cmd|x;'+7;'-5;'@a;''=b\r\n");
});
