import { inflateSync } from 'node:zlib';

/** The objects of a PDF by number, with their streams unpacked. */
function objectsOf(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const objects = pdf.toString('latin1').matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)endobj/g);
  return new Map(
    [...objects].map(([, number = '', body = '']) => {
      const [head = '', packed = ''] = body.split(/stream\r?\n/);
      const stream = packed && head.includes('/FlateDecode') ? inflateSync(Buffer.from(packed, 'latin1')) : packed;
      return [number, { head, stream: stream.toString('latin1') }];
    }),
  );
}

const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** What each glyph of a font says, from its table for copying text. */
function lettersOf(table: string): Map<string, string> {
  const ranges = table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi);
  return new Map(
    [...ranges].flatMap(([, first = '', letters = '']) =>
      [...letters.matchAll(/<([\da-f ]*)>/gi)].map(([, hex = ''], index): [string, string] => [
        (parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        fromUtf16(hex.replaceAll(' ', '')),
      ]),
    ),
  );
}

/**
 * The text of a PDF that PDFKit has made with embedded fonts, as a reader copies it: each drawn
 * piece on a line of its own.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  const letters = new Map(
    fonts.map(([, name = '', number = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '')?.[1] ?? '';
      return [name, lettersOf(objects.get(table)?.stream ?? '')];
    }),
  );
  let font = new Map<string, string>();
  const lines: string[] = [];
  for (const { stream } of objects.values())
    for (const [, name, glyphs = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = letters.get(name) ?? font;
      else lines.push(glyphs.replaceAll(/<([^>]*)>[^<]*/g, (_, hex: string) => readGlyphs(hex, font)));
    }
  return lines.join('\n');
}

const readGlyphs = (hex: string, letters: ReadonlyMap<string, string>) =>
  hex.replaceAll(/[\da-f]{4}/gi, (glyph) => letters.get(glyph.toLowerCase()) ?? '\uFFFD');
