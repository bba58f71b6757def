import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SocialPicture } from '@shop/shared/social-picture';
import type { HeroProps } from '../src/blocks/hero/schema';
import type { PageDocument } from '../src/content/page-document';

/** Files of a hero's drawing, one over the other. */
const DRAWINGS: Readonly<Record<HeroProps['picture'], readonly string[]>> = {
  'car-slices': ['car-slices.svg', 'car-green-slice.svg'],
  'taxi-slices': ['taxi-slices.svg', 'taxi-green-slice.svg'],
  'truck-slices': ['truck-slices.svg', 'truck-green-slice.svg'],
  server: ['rack-card.svg'],
  none: [],
};

/** The heading of the page, as its first block says it. */
function headingOf({ content: [first], root }: PageDocument): string {
  const { title, titleSecond, heading } = first?.props ?? {};
  const lines = [title, titleSecond].filter((line) => typeof line === 'string');
  if (lines.length > 0) return lines.join('\n');
  return typeof heading === 'string' ? heading : root.props.title;
}

function drawingsOf({ content: [first] }: PageDocument): readonly string[] {
  // The schema of the block proved its props when the document was read.
  return first?.type === 'Hero' ? DRAWINGS[(first.props as HeroProps).picture] : [];
}

/** What the Open Graph picture of a page shows: its heading, its description, the drawing of its first screen. */
export function pictureOf(packageDir: string, document: PageDocument): SocialPicture {
  const read = (name: string) => readFileSync(path.join(packageDir, 'src/drawings', name), 'utf8');
  return {
    title: headingOf(document),
    text: document.root.props.description,
    drawings: drawingsOf(document).map(read),
  };
}
