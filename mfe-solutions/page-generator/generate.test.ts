/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import rental from '../src/content/pages/rental.json';
import { generate } from './index';

let packageDir: string;

const document = (file: string) => path.join(packageDir, 'src/content/pages', file);
const generated = (file: string) => readFileSync(path.join(packageDir, 'src/pages/generated', file), 'utf8');

beforeEach(() => {
  packageDir = mkdtempSync(path.join(tmpdir(), 'shop-pages-'));
  mkdirSync(document(''), { recursive: true });
  cpSync(path.join(__dirname, '../src/content/pages/media.json'), document('media.json'));
  cpSync(path.join(__dirname, '../src/content/dialog.json'), path.join(packageDir, 'src/content/dialog.json'));
  cpSync(path.join(__dirname, '../src/drawings'), path.join(packageDir, 'src/drawings'), { recursive: true });
});

afterEach(() => rmSync(packageDir, { recursive: true }));

it('makes a page that imports the blocks of its document and no others', async () => {
  await generate(packageDir);

  expect(generated('media.ts')).toContain('blocks: { ContactBlock, MediaList, RichText },');
  expect(generated('media.ts')).not.toContain('lists');
  expect(generated('content/media.ts')).toContain('MediaList: mediaListSchema');
});

it('asks for the catalogue only where a page shows goods', async () => {
  writeFileSync(document('rental.json'), JSON.stringify(rental));

  await generate(packageDir);

  expect(generated('rental.ts')).toContain('lists: ["products"],');
  expect(generated('rental.ts')).toContain('widgets: ["mfe-catalog/product-strip"],');
});

it('gives the server what a block reads of the address, and search engines what it shows', async () => {
  cpSync(path.join(__dirname, '../src/content/pages/wherebuy.json'), document('wherebuy.json'));

  await generate(packageDir);

  expect(generated('index.ts')).toContain('query: ["q","type","place","page"],');
  expect(generated('wherebuy.ts')).toContain('lists: ["places"],');
  expect(generated('wherebuy.ts')).toContain("import { placesMapJsonLd } from '../../blocks/places-map/json-ld';");
  expect(generated('wherebuy.ts')).toContain('jsonLd: [placesMapJsonLd],');
});

it('names the route and the chunk after the file, and forgets pages that are gone', async () => {
  writeFileSync(document('old.json'), readFileSync(document('media.json'), 'utf8').replace('"/media"', '"/old"'));
  await generate(packageDir);
  expect(generated('index.ts')).toMatch(/id: 'old',\s+path: "\/old",/);

  rmSync(document('old.json'));
  await generate(packageDir);

  expect(generated('index.ts')).not.toContain('old');
  expect(() => generated('old.ts')).toThrow();
});

it('names file and place of everything wrong, at once', async () => {
  const { root, content } = rental;
  writeFileSync(document('broken.json'), '{ "root":');
  writeFileSync(document('Untitled.json'), JSON.stringify({ root: { props: { ...root.props, title: '' } }, content }));

  const lines = [
    /src\/content\/pages\/Untitled\.json: a name as info-order\.json is expected/,
    /src\/content\/pages\/Untitled\.json: root\.props\.title: a text is missing/,
    /src\/content\/pages\/broken\.json: .*JSON/,
  ];
  for (const line of lines) await expect(generate(packageDir)).rejects.toThrow(line);
});

it('refuses two documents with one address', async () => {
  cpSync(document('media.json'), document('notes.json'));

  await expect(generate(packageDir)).rejects.toThrow(
    'src/content/pages/notes.json: root.props.path: /media is the path of media.json too',
  );
});

/** Width and height stand in the header of a PNG, after its eight bytes of signature. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('draws a picture for social networks, and takes it from the cache the next time', async () => {
  await generate(packageDir);
  const picture = path.join(packageDir, 'src/pages/generated/pictures/media.png');
  expect(sizeOf(readFileSync(picture))).toEqual([1200, 630]);
  const [cached = ''] = readdirSync(path.join(packageDir, '.cache/pictures'));
  writeFileSync(path.join(packageDir, '.cache/pictures', cached), 'drawn before');

  await generate(packageDir);

  expect(readFileSync(picture, 'utf8')).toBe('drawn before');
});
