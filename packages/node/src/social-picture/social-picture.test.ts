import path from 'node:path';
import sharp from 'sharp';
import { createPictureComposer, renderPicture, type SocialPicture } from './index';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './size';

const compose = createPictureComposer(path.join(__dirname, '../../../../shared/src/ui/fonts'));
const composed = (changes: Partial<SocialPicture> = {}) =>
  compose({ title: 'Обмен и возврат', text: 'Возврат в течение 14 дней.', drawings: [], ...changes });

/** The SVG documents inside a picture, without those that all pictures share. */
const partsOf = (svg: string) =>
  [...svg.matchAll(/base64,([^"]+)/g)].map(([, text = '']) => Buffer.from(text, 'base64').toString());

/** The outlines of the title and of the text. */
async function outlinesOf(title: string): Promise<string[]> {
  const [words = ''] = partsOf(await composed({ title }));
  return [...words.matchAll(/ d="([^"]+)"/g)].map(([, outline = '']) => outline);
}

it('is a PNG of the size that social networks accept', async () => {
  const png = await renderPicture(await composed());

  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PICTURE_WIDTH, PICTURE_HEIGHT]);
});

it.each(['Ж', 'Ё', 'W', '₽', '№', '«', '—'])('has a separate outline for %s', async (sign) => {
  const [unknown] = await outlinesOf('\u{E000}');

  const [outline] = await outlinesOf(sign);

  expect(outline).not.toBe(unknown);
  expect(outline?.length).toBeGreaterThan(20);
});

it('layers drawings beside the text', async () => {
  const drawings = [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<svg xmlns="http://www.w3.org/2000/svg" id="slice"/>',
  ];

  expect(partsOf(await composed({ drawings }))).toEqual([...drawings, expect.stringContaining('<svg')]);
});

it.each(['jpeg', 'png', 'webp'] as const)('shows a photo beside the text that is a %s', async (type) => {
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c02010' } })
    .toFormat(type)
    .toBuffer();

  const { data, info } = await sharp(await renderPicture(await composed({ photo })))
    .raw()
    .toBuffer({ resolveWithObject: true });

  const [red = 0, green = 255] = data.subarray((310 * info.width + 875) * info.channels);
  expect([red > 170, green < 60]).toEqual([true, true]);
});

it('shows a photo without a ground on its own', async () => {
  const photo = await sharp({ create: { width: 600, height: 400, channels: 4, background: '#00000000' } })
    .webp()
    .toBuffer();

  const { data, info } = await sharp(await renderPicture(await composed({ photo })))
    .raw()
    .toBuffer({ resolveWithObject: true });

  expect(data[(310 * info.width + 875) * info.channels]).toBeGreaterThan(240);
});

it('is a photo alone, whose sides are cut off where its form is another one', async () => {
  const part = (left: number, background: string) => ({
    input: { create: { width: 400, height: 600, channels: 3 as const, background } },
    ...{ left, top: 0 },
  });
  const photo = await sharp({ create: { width: 2400, height: 600, channels: 3, background: '#2040c0' } })
    .composite([part(0, '#c02010'), part(2000, '#c02010')])
    .webp()
    .toBuffer();

  const { data, info } = await sharp(await renderPicture(await composed({ photo, isWhole: true })))
    .raw()
    .toBuffer({ resolveWithObject: true });

  expect([info.width, info.height]).toEqual([1200, 630]);
  for (const at of [5 * info.width + 5, 5 * info.width - 5, 620 * info.width + 600])
    expect(data[at * info.channels + 2]).toBeGreaterThan(150); // neither ground, words nor the red sides
});

it('is words alone where what should have been the whole picture is missing', async () => {
  expect(await composed({ isWhole: true })).toBe(await composed());
});

it('is the same each time, so that its hashed URL does not change', async () => {
  expect(await composed()).toBe(await composed());
});
