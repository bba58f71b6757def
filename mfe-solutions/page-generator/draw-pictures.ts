import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPictureComposer, renderPicture } from '@shop/shared/social-picture';
import { pictureOf } from './page-picture';
import type { Page } from './read-pages';

const FONTS_DIR = path.join(path.dirname(require.resolve('@shop/shared/package.json')), 'src/ui/fonts');

/** Rendering a vehicle takes longest: what was composed alike before is taken from the cache. */
async function renderOnce(svg: string, cacheDir: string): Promise<Buffer> {
  const file = path.join(cacheDir, `${createHash('sha256').update(svg).digest('hex')}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = await renderPicture(svg);
  writeFileSync(file, png);
  return png;
}

/** Draws the Open Graph picture of each page into the folder of the pages' code. */
export async function drawPictures(packageDir: string, pages: readonly Page[], outputDir: string): Promise<void> {
  const cacheDir = path.join(packageDir, '.cache/pictures');
  for (const dir of [cacheDir, outputDir]) mkdirSync(dir, { recursive: true });
  const compose = createPictureComposer(FONTS_DIR);
  for (const { id, document } of pages) {
    const svg = await compose(pictureOf(packageDir, document));
    writeFileSync(path.join(outputDir, `${id}.png`), await renderOnce(svg, cacheDir));
  }
}
