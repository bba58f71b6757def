import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SocialPicture } from '@shop/shared/social-picture';
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

function setup() {
  const draw = jest.fn(async ({ title }: SocialPicture) => Buffer.from(title));
  return { draw, pictureOf: createPictureCache(publicDir, draw) };
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
  const pictureOf = createPictureCache(own, createLazyPictureRenderer(path.join(__dirname, FONTS)));

  const [photo, none] = await Promise.all([
    pictureOf({ ...WORDS, drawing: '/images/products/beacon_ma3-photo.jpg' }),
    pictureOf({ ...WORDS, drawing: '/images/products/gone.jpg' }),
  ]);

  expect(photo.length).toBeGreaterThan(2 * none.length);
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
