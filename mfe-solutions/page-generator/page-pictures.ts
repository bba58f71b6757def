import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPictureComposer, renderPicture, type SocialPicture } from '@shop/node/social-picture';
import type { HeroProps } from '../src/blocks/hero/schema';
import type { PageDocument } from '@shop/shared/page-documents';
import type { Page } from './read-pages';

/** The files of a hero's drawing, from bottom to top. */
const DRAWINGS: Readonly<Record<HeroProps['picture'], readonly string[]>> = {
  'car-slices': ['car-slices.svg', 'car-green-slice.svg'],
  'taxi-slices': ['taxi-slices.svg', 'taxi-green-slice.svg'],
  'truck-slices': ['truck-slices.svg', 'truck-green-slice.svg'],
  server: ['rack-card.svg'],
  dialog: ['support-dialog.svg'],
  'hidden-van': ['about-hidden.svg'],
  none: [],
};

/** The heading of the page is in its first block. */
function headingOf({ content: [first], root }: PageDocument): string {
  const { title, titleSecond, heading } = first?.props ?? {};
  const lines = [title, titleSecond].filter((line) => typeof line === 'string');
  if (lines.length > 0) return lines.join('\n');
  return typeof heading === 'string' ? heading : root.props.title;
}

function drawingsOf({ content: [first] }: PageDocument): readonly string[] {
  // `documentErrors` has checked the props.
  return first?.type === 'Hero' ? DRAWINGS[(first.props as HeroProps).picture] : [];
}

/** The Open Graph picture of a page shows its heading, its description and its first drawing. */
function pictureOf(packageDir: string, document: PageDocument): SocialPicture {
  const read = (name: string) => readFileSync(path.join(packageDir, 'src/drawings', name), 'utf8');
  return {
    title: headingOf(document),
    text: document.root.props.description,
    drawings: drawingsOf(document).map(read),
  };
}

const FONTS_DIR = path.join(path.dirname(require.resolve('@shop/shared/package.json')), 'src/ui/fonts');

/** Rendering a vehicle is slow, so a picture that has not changed comes from the cache. */
async function renderOnce(svg: string, cacheDir: string): Promise<Buffer> {
  const file = path.join(cacheDir, `${createHash('sha256').update(svg).digest('hex')}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = await renderPicture(svg);
  writeFileSync(file, png);
  return png;
}

/** Draws the Open Graph picture of each page into `outputDir`. */
export async function drawPictures(packageDir: string, pages: readonly Page[], outputDir: string): Promise<void> {
  const cacheDir = path.join(packageDir, '.cache/pictures');
  for (const dir of [cacheDir, outputDir]) mkdirSync(dir, { recursive: true });
  const compose = createPictureComposer(FONTS_DIR);
  for (const { id, document } of pages) {
    const svg = await compose(pictureOf(packageDir, document));
    writeFileSync(path.join(outputDir, `${id}.png`), await renderOnce(svg, cacheDir));
  }
}
