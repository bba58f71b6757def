import { putPicturesIn, takePicturesOut } from './embedded-pictures';
import { RefusedPictureError } from './refused-picture';

const image = (href: string, quote = '"') => `<image xlink:href=${quote}${href}${quote}/>`;
const PNG = 'data:image/png;base64,iVBO\n   Rw0K';

it('takes pictures out of a drawing, also from broken lines, and puts others into their places', () => {
  const { drawing, pictures } = takePicturesOut(Buffer.from(`${image(PNG)}<g/>${image(PNG, "'")}`));

  expect(drawing.toString()).toBe('<image xlink:href="data:,0"/><g/><image xlink:href="data:,1"/>');
  expect(pictures.map((picture) => picture.toString('latin1'))).toEqual(['\x89PNG\r\n', '\x89PNG\r\n']);
  expect(putPicturesIn(drawing, [Buffer.from('a'), Buffer.from('b')]).toString()).toBe(
    '<image xlink:href="data:image/webp;base64,YQ=="/><g/><image xlink:href="data:image/webp;base64,Yg=="/>',
  );
});

it.each([
  ['a drawing', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['a page', 'data:text/html;base64,PGI+'],
  ['another site', 'https://example.org/a.png'],
  ['what is no base64', 'data:image/png,%89PNG'],
])('leaves %s where it is, for the check to refuse', (_what, href) => {
  const file = Buffer.from(image(href));

  expect(takePicturesOut(file)).toEqual({ drawing: file, pictures: [] });
});

it('refuses more pictures than a logo has, and a place without one', () => {
  expect(() => takePicturesOut(Buffer.from(image(PNG).repeat(11)))).toThrow(RefusedPictureError);
  expect(() => putPicturesIn(Buffer.from(image('data:,7')), [Buffer.from('a')])).toThrow(RefusedPictureError);
});
