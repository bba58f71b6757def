import type { PageDocument } from '@shop/shared/page-documents';
import { blockIdOf } from '../../editing';

/** What a block cuts off at its edge does not make its page slide sideways. */
const CUTS: ReadonlySet<string> = new Set(['hidden', 'clip', 'auto', 'scroll']);

const isWide = (root: Element, width: number) =>
  root.scrollWidth > width && !CUTS.has(getComputedStyle(root).overflowX);

/**
 * The numbers of the blocks that are wider than the window of a page.
 * @param shown the page in its frame
 */
export function wideBlocks(shown: Document, { content }: PageDocument): number[] {
  const { clientWidth, scrollWidth } = shown.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return content.flatMap((block, index) => {
    const root = shown.getElementById(blockIdOf(block));
    return root && isWide(root, clientWidth) ? [index] : [];
  });
}
