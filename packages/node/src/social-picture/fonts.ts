import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'satori';
import subsetFont from 'subset-font';

export const FAMILY = 'Geologica';
const FILE = 'geologica.woff2';

// The layout engine supports weights in hundreds only; the design's are in between.
export const TITLE_WEIGHT = 400;
export const TEXT_WEIGHT = 300;
const WEIGHTS = [
  { weight: TITLE_WEIGHT, axis: 390 },
  { weight: TEXT_WEIGHT, axis: 340 },
] as const;

const signs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Latin with its supplement, Cyrillic, punctuation, and some symbols of the shop's texts. */
const SIGNS = `${signs(0x20, 0xff)}${signs(0x400, 0x45f)}${signs(0x2010, 0x2026)}№−₽`;

/**
 * The shop's font at fixed weights: the layout engine supports neither WOFF2 nor variable fonts.
 * @param dir folder of the shop's font files
 */
export async function loadFonts(dir: string): Promise<Font[]> {
  const woff2 = await readFile(path.join(dir, FILE));
  return Promise.all(
    WEIGHTS.map(async ({ weight, axis }): Promise<Font> => {
      const data = await subsetFont(woff2, SIGNS, { targetFormat: 'sfnt', variationAxes: { wght: axis } });
      return { name: FAMILY, data, weight, style: 'normal' };
    }),
  );
}
