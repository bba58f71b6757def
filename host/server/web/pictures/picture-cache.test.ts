import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SocialPicture } from '@shop/node/social-picture';
import { createLazyPictureRenderer } from './lazy-picture-renderer';
import { createPictureCache } from './picture-cache';

const FONTS = '../../../../shared/src/ui/fonts';
const WORDS = { title: 'INVIS DUOS', text: 'Два модуля.' };

let publicDir: string;

beforeEach(() => {
  publicDir = mkdtempSync(path.join(tmpdir(), 'shop-public-'));
  writeFileSync(path.join(publicDir, 'duos.svg'), '<svg/>');
});

afterEach(() => rmSync(publicDir, { recursive: true }));

const HASH = 'a1'.repeat(16);
const UPLOADS = new Map([
  [`${HASH}-960.webp`, Buffer.from('a photo')],
  [`${HASH}-1440.webp`, Buffer.from('a large photo')],
  [`${HASH}-320.webp`, Buffer.from('a small photo')],
  [`${HASH}.svg`, Buffer.from('<svg id="own"/>')],
]);
const uploads = { read: async (name: string) => UPLOADS.get(name) ?? null };

function setup() {
  const draw = jest.fn(async ({ title }: SocialPicture) => Buffer.from(title));
  return { draw, pictureOf: createPictureCache({ publicDir, uploads }, draw) };
}

it('draws a picture once for several requests, and again when its words change', async () => {
  const { draw, pictureOf } = setup();

  await Promise.all([pictureOf(WORDS), pictureOf({ ...WORDS })]);
  expect(draw).toHaveBeenCalledTimes(1);

  expect((await pictureOf({ ...WORDS, title: 'INVIS DUOS 2' })).toString()).toBe('INVIS DUOS 2');
  expect(draw).toHaveBeenCalledTimes(2);
});

it.each([
  ['a public drawing', '/duos.svg', ['<svg/>']],
  ['none when the file is missing', '/gone.svg', []],
  ['none when the file is neither', '/duos.png', []],
  ['none from outside the public files', '/../../etc/duos.svg', []],
])('shows %s', async (_what, drawing, drawings) => {
  const { draw, pictureOf } = setup();

  await pictureOf({ ...WORDS, drawing });

  expect(draw).toHaveBeenCalledWith({ ...WORDS, drawings });
});

it('shows a public photo', async () => {
  const own = path.join(__dirname, '../../../public');
  const pictureOf = createPictureCache(
    { publicDir: own, uploads },
    createLazyPictureRenderer(path.join(__dirname, FONTS)),
  );

  const [photo, none] = await Promise.all([
    pictureOf({ ...WORDS, drawing: '/images/products/beacon_ma3-photo.jpg' }),
    pictureOf({ ...WORDS, drawing: '/images/products/gone.jpg' }),
  ]);

  expect(photo.length).toBeGreaterThan(2 * none.length);
});

it.each([
  ['an uploaded photo, in no larger a file than it needs', `${HASH}-1600.webp`, { drawings: [], photo: 'a photo' }],
  ['a small uploaded photo', `${HASH}-320.webp`, { drawings: [], photo: 'a small photo' }],
  ['an uploaded drawing', `${HASH}.svg`, { drawings: ['<svg id="own"/>'] }],
  ['none when the photo was deleted', `${'b2'.repeat(16)}-1600.webp`, { drawings: [] }],
])('shows %s', async (_what, name, shown) => {
  const { draw, pictureOf } = setup();

  await pictureOf({ ...WORDS, drawing: `/uploads/${name}` });

  const [{ photo, ...drawn }] = draw.mock.calls[0] ?? [{ ...WORDS, drawings: [] }];
  expect({ ...drawn, ...(photo && { photo: photo.toString() }) }).toEqual({ ...WORDS, ...shown });
});

it('shows an uploaded photo alone, in a file that is wide enough', async () => {
  const { draw, pictureOf } = setup();

  await pictureOf({ ...WORDS, drawing: `/uploads/${HASH}-1600.webp`, isWhole: true });

  expect(draw).toHaveBeenCalledWith({ ...WORDS, drawings: [], photo: Buffer.from('a large photo'), isWhole: true });
});

it('tries again after a failure', async () => {
  const { draw, pictureOf } = setup();
  draw.mockRejectedValueOnce(new Error('out of memory'));

  await expect(pictureOf(WORDS)).rejects.toThrow('out of memory');

  expect((await pictureOf(WORDS)).toString()).toBe('INVIS DUOS');
});

it('drops the oldest of many pictures', async () => {
  const { draw, pictureOf } = setup();
  for (let page = 0; page <= 200; page += 1) await pictureOf({ ...WORDS, text: String(page) });
  draw.mockClear();

  await pictureOf({ ...WORDS, text: '200' });
  await pictureOf({ ...WORDS, text: '0' });

  expect(draw).toHaveBeenCalledTimes(1);
});
