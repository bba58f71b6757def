import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'satori';
import subsetFont from 'subset-font';

/** The family's files, each a family of its own here: a sign is taken from the first that has it. */
const FILES: Readonly<Record<string, string>> = {
  Latin: 'geologica-latin-wght-normal.woff2',
  Cyrillic: 'geologica-cyrillic-wght-normal.woff2',
  Rouble: 'geologica-rouble.woff2',
};

export const FAMILIES = Object.keys(FILES).join(', ');

// The layout knows weights in hundreds only; the design's are between them.
export const TITLE_WEIGHT = 400;
export const TEXT_WEIGHT = 300;
const WEIGHTS = [
  { weight: TITLE_WEIGHT, axis: 390 },
  { weight: TEXT_WEIGHT, axis: 340 },
] as const;

const signs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Latin with its supplement, Cyrillic, punctuation, and single signs of the shop's texts. */
const SIGNS = `${signs(0x20, 0xff)}${signs(0x400, 0x45f)}${signs(0x2010, 0x2026)}№−₽`;

/**
 * The shop's font at fixed weights: what lays out the words knows neither WOFF2 nor variable fonts.
 * @param dir folder of the shop's font files
 */
export function loadFonts(dir: string): Promise<Font[]> {
  const wanted = Object.entries(FILES).flatMap(([name, file]) => WEIGHTS.map((weight) => ({ name, file, ...weight })));
  return Promise.all(
    wanted.map(async ({ name, file, weight, axis }): Promise<Font> => {
      const woff2 = await readFile(path.join(dir, file));
      const data = await subsetFont(woff2, SIGNS, { targetFormat: 'sfnt', variationAxes: { wght: axis } });
      return { name, data, weight, style: 'normal' };
    }),
  );
}
