import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DIALOG } from '../src/testing/dialog';
import { generate } from './index';
import { LOCK_FILE } from './schema-lock';

const STEPS = {
  type: 'Steps',
  props: { id: 'steps', heading: 'Шаги', items: [{ mark: '1', title: 'Шаг', text: 'Текст' }] },
};
const GOODS = { type: 'ProductStrip', props: { id: 'goods', heading: 'Товары', slugs: ['invis_duos'] } };
const PLACES = { type: 'PlacesMap', props: { id: 'places', heading: 'Где купить' } };

let packageDir: string;

const document = (file: string) => path.join(packageDir, 'src/content/pages', file);
const generated = (file: string) => readFileSync(path.join(packageDir, 'src/pages/generated', file), 'utf8');

function write(file: string, address: string, content: readonly object[], title = 'Проба') {
  const root = { props: { path: address, title, description: 'Описание' } };
  writeFileSync(document(file), JSON.stringify({ root, content }));
}

beforeEach(() => {
  packageDir = mkdtempSync(path.join(tmpdir(), 'shop-pages-'));
  mkdirSync(document(''), { recursive: true });
  writeFileSync(path.join(packageDir, 'src/content/dialog.json'), JSON.stringify(DIALOG));
  cpSync(path.join(__dirname, '..', LOCK_FILE), path.join(packageDir, LOCK_FILE));
  cpSync(path.join(__dirname, '../src/drawings'), path.join(packageDir, 'src/drawings'), { recursive: true });
});

afterEach(() => rmSync(packageDir, { recursive: true }));

it('generates pages that import only the blocks of their document, with what those request', async () => {
  write('notes.json', '/notes', [STEPS, { ...STEPS, props: { ...STEPS.props, id: 'other' } }]);
  write('shops.json', '/shops', [PLACES, GOODS]);

  await generate(packageDir);

  expect(generated('notes.ts')).toContain("definePage('notes', { CrumbTrail, Steps })");
  expect(generated('shops.ts')).toContain("definePage('shops', { CrumbTrail, PlacesMap, ProductStrip })");
  expect(generated('index.ts')).toContain('widgets: ["mfe-catalog/product-strip"],');
  expect(generated('index.ts')).toContain('query: ["q","type","place","page"],');
  expect(generated('index.ts')).toContain('lists: ["places"],');
});

it('names the route and the chunk after the file, and deletes pages without a document', async () => {
  write('notes.json', '/notes', [STEPS]);
  write('old.json', '/former', [STEPS]);
  await generate(packageDir);
  expect(generated('index.ts')).toMatch(/id: 'old',\s+path: "\/former",/);

  rmSync(document('old.json'));
  await generate(packageDir);

  expect(generated('index.ts')).not.toContain('old');
  expect(() => generated('old.ts')).toThrow();
});

it('reports all errors at once, with file and place', async () => {
  writeFileSync(document('broken.json'), '{ "root":');
  write('Untitled.json', '/untitled', [STEPS], '');

  const lines = [
    /src\/content\/pages\/Untitled\.json: a name as info-order\.json is expected/,
    /src\/content\/pages\/Untitled\.json: root\.props\.title: «Страница», «Заголовок в поиске»: заполните поле/,
    /src\/content\/pages\/broken\.json: .*line 1, column 10/,
  ];
  for (const line of lines) await expect(generate(packageDir)).rejects.toThrow(line);
});

it('names the line of a missing comma, and a file that is not UTF-8; a byte order mark does no harm', async () => {
  writeFileSync(document('comma.json'), '{\n  "root": {}\n  "content": []\n}');
  writeFileSync(document('encoding.json'), Buffer.from([0x22, 0xcf, 0xf0, 0xe8, 0x22]));
  write('notes.json', '/notes', [STEPS]);
  writeFileSync(
    document('mark.json'),
    `\uFEFF${readFileSync(document('notes.json'), 'utf8').replace('/notes', '/mark')}`,
  );

  const failure = await generate(packageDir).catch(String);

  expect(failure).toMatch(/comma\.json: .*line 3, column 3/);
  expect(failure).toContain('encoding.json: файл не\u00A0в\u00A0кодировке UTF-8');
  expect(failure).not.toMatch(/notes|mark/);
});

it('refuses two documents with the same address', async () => {
  write('media.json', '/media', [STEPS]);
  write('notes.json', '/media', [STEPS]);

  await expect(generate(packageDir)).rejects.toThrow(
    'src/content/pages/notes.json: root.props.path: /media is the path of media.json too',
  );
});

/** Width and height are in the header of a PNG, after its eight bytes of signature. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('draws a picture for social networks, and reuses it from the cache', async () => {
  write('notes.json', '/notes', [STEPS]);
  await generate(packageDir);
  const picture = path.join(packageDir, 'src/documents/generated/pictures/notes.png');
  expect(sizeOf(readFileSync(picture))).toEqual([1200, 630]);
  const [cached = ''] = readdirSync(path.join(packageDir, '.cache/pictures'));
  writeFileSync(path.join(packageDir, '.cache/pictures', cached), 'drawn before');

  await generate(packageDir);

  expect(readFileSync(picture, 'utf8')).toBe('drawn before');
});

it('refuses a schema that no longer shows what pages in the database have', async () => {
  const lock = path.join(packageDir, LOCK_FILE);
  const { Steps: steps, ...others } = JSON.parse(readFileSync(lock, 'utf8'));
  writeFileSync(
    lock,
    JSON.stringify({ ...others, Steps: { ...steps, fields: { ...steps.fields, old: steps.fields.id } } }),
  );
  write('notes.json', '/notes', [STEPS]);

  await expect(generate(packageDir)).rejects.toThrow(/^схемы блоков могут только расти:\nSteps\.old: нельзя убрать/);
});
