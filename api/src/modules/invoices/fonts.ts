import { create, type Font } from 'fontkit';
import medium from './fonts/geologica-medium.ttf';
import regular from './fonts/geologica-regular.ttf';

function parse(base64: string): Font {
  const font = create(Buffer.from(base64, 'base64'));
  if ('fonts' in font) throw new Error('A file of invoices holds several fonts.');
  return font;
}

/**
 * The fonts of invoices, parsed once for the life of the process. PDFKit would parse a file again
 * for each cell of a table: a third of a second in which the server answers nobody.
 */
export const fonts = { regular: parse(regular), medium: parse(medium) };
